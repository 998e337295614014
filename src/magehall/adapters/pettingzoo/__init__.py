"""PettingZoo environments of all games: `wizard_v0.env()`, `rummikub_v0.env()` and so on."""
