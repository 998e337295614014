import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from magehall import __version__, game, game_keys, is_compiled
from magehall.core import clauses_of
from magehall.locales import LANGUAGES
from magehall.testing import random_match
from tests.cli.terminal import magehall, one_clear_line


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.mage"
    path.write_text(str(random_match(game("wizard"), 3, {"bids": "secret"}, "cli")), encoding="utf-8")
    return path


def test_version_says_which_engine_is_running() -> None:
    ran = magehall("--version")
    assert (
        ran.out.strip() == f"magehall {__version__} ({'compiled' if is_compiled() else 'interpreted'} engine)"
    )
    afresh = {**os.environ, "MAGEHALL_INTERPRETED": "1", "MAGEHALL_LANG": "en"}
    command = [sys.executable, "-m", "magehall", "--version"]
    told = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=afresh, check=True)
    assert "interpreted engine" in told.stdout


@pytest.mark.parametrize(
    "command",
    ["play", "games", "rules", "ask", "learn", "replay", "verify", "simulate", "solve", "arena", "bench"],
)
def test_help_shows_an_example(command: str) -> None:
    ran = magehall(command, "--help")
    assert ran.code == 0
    assert f"Example: magehall {command}" in " ".join(ran.out.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language_of_the_option_or_the_environment(language: str) -> None:
    asked = magehall("play", "--help", "--lang", language)
    assert asked.code == 0
    assert asked.out == magehall("play", "--help", LANG=f"{language}_XX.UTF-8").out
    assert (asked.out == magehall("play", "--help").out) == (language == "en")


def test_games_are_listed() -> None:
    listed = json.loads(magehall("games", "--json").out)
    assert [found["game"] for found in listed] == game_keys()
    wizard = next(found for found in listed if found["game"] == "wizard")
    assert wizard["seats"] == [3, 4, 5, 6]
    assert wizard["options"]["bids"] == ["open", "hidden", "secret"]
    assert "el-2009" in wizard["editions"]
    assert "Plus/minus one" in magehall("games").out


def test_questions_are_answered_with_clauses() -> None:
    asked = "may I play a jester although I could follow?"
    answers = json.loads(magehall("ask", "wizard", asked, "--json").out)["answers"]
    assert answers[0]["clause"] == "wizard-25"
    assert all(set(answer) == {"clause", "text", "score"} for answer in answers)
    assert len(answers) <= 10
    assert (
        "wizard-17"
        in magehall("ask", "wizard", "чи", "є", "козир", "в останньому раунді", "--lang", "uk").out
    )
    assert json.loads(magehall("ask", "wizard", "", "--json").out) == {"answers": []}
    assert "magehall rules wizard" in magehall("ask", "wizard", "?!").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_printed_in_every_language(language: str) -> None:
    ran = magehall("rules", "wizard", "--lang", language)
    assert ran.code == 0
    for clause in clauses_of(game("wizard")):
        assert f"{clause.key}  " in ran.out


def test_one_clause_and_an_editions_own_wording() -> None:
    assert "the suit that was led" in magehall("rules", "wizard", "--clause", "23").out
    assert list(json.loads(magehall("rules", "wizard", "--clause", "wizard-23", "--json").out)) == [
        "wizard-23"
    ]
    assert "the suit that was led" in magehall("rules", "wizard", "23").out
    assert "wizard-33" in magehall("rules", "wizard", "шут", "--lang", "bg").out
    ran = magehall("rules", "wizard", "--edition", "el-2009")
    assert "νέα τετράδα" in ran.out
    assert "Μαγικοί αριθμοί" in ran.out
    assert "el-2009: Tricks are kept in a pile." in ran.out


def test_replay_checks_every_move(record: Path) -> None:
    whole = json.loads(magehall("replay", str(record), "--json").out)
    assert whole["over"]
    assert whole["refused"] is None
    assert whole["winners"] == ["ABC"[whole["scores"].index(max(whole["scores"]))]]
    part = json.loads(magehall("replay", str(record), "--to", "5", "--json").out)
    assert (part["ply"], part["over"], part["winners"]) == (5, False, [])


def test_replay_tells_the_game_and_keeps_secrets_from_a_seat(record: Path) -> None:
    everything = magehall("replay", str(record)).out
    assert "The game is over" in everything
    seen = magehall("replay", str(record), "--seat", "A", "--to", "3").out
    assert seen.count("Your cards") == 1


def test_a_refused_move_stops_the_replay_with_exit_code_one(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if ": play" in line)
    lines.insert(first, "A: trump B")
    broken = tmp_path / "broken.mage"
    broken.write_text("\n".join(lines), encoding="utf-8")
    ran = magehall("replay", str(broken), "--json")
    assert ran.code == 1
    refused = json.loads(ran.out)["refused"]
    assert (refused["seat"], refused["move"], refused["clause"]) == ("A", "trump B", "wizard-16")
    told = magehall("replay", str(broken), "--lang", "bg")
    assert told.code == 1
    assert "(wizard-16)" in told.out


def test_verify_accepts_a_true_record_and_finds_a_false_one(record: Path, tmp_path: Path) -> None:
    ran = magehall("verify", str(record), "--json")
    assert ran.code == 0
    told = json.loads(ran.out)
    assert (told["verified"], told["draws"], told["wrong"]) == (True, 20, None)
    assert told["shares"] == told["withheld"] == []
    assert "Verified: 20 draws follow" in magehall("verify", str(record)).out
    false = tmp_path / "false.mage"
    text = record.read_text(encoding="utf-8")
    false.write_text(text.replace("seed: cli", "seed: other"), encoding="utf-8")
    ran = magehall("verify", str(false))
    assert ran.code == 1
    assert "doesn’t hash to the commitment" in ran.out


def test_simulate_gives_the_same_result_however_many_work_on_it(tmp_path: Path) -> None:
    command = (
        "simulate",
        "wizard",
        "--seats",
        "3",
        "--games",
        "60",
        "--seed",
        "s",
        "--bots",
        "random",
        "--json",
    )
    one = json.loads(magehall(*command, "--workers", "1").out)
    two = json.loads(magehall(*command, "--workers", "2", "--records", str(tmp_path)).out)
    for result in (one, two):
        assert result.pop("seconds") > 0
    assert one == two
    assert one["decisions"] >= 60 * 690
    assert one["refusals"] == 0
    assert len(one["mean_scores"]) == len(one["sd_scores"]) == len(one["wins"]) == 3
    files = sorted(tmp_path.glob("*.mage"))
    assert len(files) == 60
    assert json.loads(magehall("verify", str(files[0]), "--json").out)["verified"]


def test_simulate_prints_a_table() -> None:
    ran = magehall("simulate", "wizard", "--games", "2", "--bots", "random", "--option", "bids=hidden")
    assert ran.code == 0
    assert "Mean score" in ran.out


def test_bench_measures_every_game() -> None:
    speeds = json.loads(magehall("bench", "--json", "--seconds", "0.05").out)["games_per_second"]
    assert list(speeds) == game_keys()
    assert all(speed > 0 for speed in speeds.values())
    assert "Games per second" in magehall("bench", "--seconds", "0.01").out


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "whist"),
        ("play",),
        ("play", "wizard", "--seats", "2"),
        ("play", "wizard", "--seats", "seven"),
        ("play", "wizard", "--seats", "3", "--name", "a", "--name", "b", "--name", "c", "--name", "d"),
        ("play", "wizard", "--variant", "upside-down"),
        ("play", "wizard", "--variant", "hidden-bids", "--variant", "secret-prediction"),
        ("play", "wizard", "--variant", "plus-minus-one", "--variant", "hidden-bids"),
        ("play", "wizard", "--option", "bids"),
        ("play", "wizard", "--option", "bids=loud"),
        ("play", "wizard", "--edition", "fr-1999"),
        ("play", "wizard", "--bots", "genius"),
        ("play", "wizard", "--bots", "random,random"),
        ("play", "wizard", "--name", "two\nlines"),
        ("play", "wizard", "--seed", " x"),
        ("play", "wizard", "--resume", "missing.mage"),
        ("play", "wizard", "--loud"),
        ("rules", "wizard", "--clause", "999"),
        ("rules", "witchstone", "999"),
        ("rules", "witchstone", "giraffe"),
        ("rules", "wizard", "--lang", "fr"),
        ("ask", "wizard"),
        ("ask", "whist", "who starts?"),
        ("replay", "missing.mage"),
        ("replay", "."),
        ("replay", "-"),
        ("verify", "-"),
        ("simulate", "wizard", "--games", "0"),
        ("simulate", "wizard", "--seats", "4", "--bots", "random,random"),
        ("simulate", "wizard", "--bots", "genius"),
        ("simulate", "wizard", "--games", "1", "--records", "/dev/null/x"),
        ("dance",),
    ],
)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_bad_input_gets_one_clear_line_and_exit_code_two(arguments: tuple[str, ...], language: str) -> None:
    one_clear_line(magehall(*arguments, typed="nonsense", LANG=language))


def test_a_seed_that_no_record_can_hold_is_explained_in_the_players_language() -> None:
    line = one_clear_line(magehall("play", "wizard", "--seed", " x", "--lang", "cs"))
    assert line.startswith("magehall: Semínko má 1 až 200 viditelných znaků na jednom řádku")


def test_exclusions_are_explained_in_the_players_language() -> None:
    ran = magehall("play", "wizard", "--seats", "5", "--variant", "one-colour", "--lang", "en")
    line = one_clear_line(ran)
    assert "for three or four players, not 5" in line
    assert "(wizard-44)" in line


def test_hidden_and_secret_bids_together_are_refused_by_their_clause() -> None:
    ran = magehall("play", "wizard", "--variant", "hidden-bids", "--variant", "secret-prediction")
    assert "(wizard-64)" in one_clear_line(ran)


def test_a_game_is_not_saved_into_a_folder_that_is_not_there(tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    ran = magehall("play", "wizard", "--save", str(missing / "game.mage"), typed="quit\n")
    assert str(missing) in one_clear_line(ran)
    assert not missing.exists()


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "noise.mage"
    path.write_bytes(bytes(range(256)))
    assert "UTF-8" in one_clear_line(magehall("replay", str(path)))


def test_a_closed_pipe_is_no_error() -> None:
    import subprocess
    import sys

    done = subprocess.run(
        f"{sys.executable} -m magehall rules wizard | head -n 1",
        shell=True,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.stderr == b""


def test_words_are_counted_and_checked() -> None:
    listed = magehall("words")
    assert "cs  Čeština: 100.0% translated, offered to players." in listed.out
    assert "nothing is missing" in magehall("words", "check", "cs").out
    assert "words check LANG" in one_clear_line(magehall("words", "mend"))
    assert "no language" in magehall("words", "check", "xx").err


def test_a_word_too_many_is_refused_in_the_language() -> None:
    line = one_clear_line(magehall("rules", "wizard", "23", "козове", "--lang", "bg"))
    assert "„козове“ е в повече" in line


def test_a_lesson_can_be_taken_in_the_terminal() -> None:
    typed = "\n\n\nbid 2\nbid 0\nback\n\nbid 1\nshow\n\n\nquit\n"
    ran = magehall("learn", "wizard", "first", "--lang", "en", typed=typed)
    told = " ".join(ran.out.split())
    assert ran.code == 0
    assert "Step 4 of 19 Make your bid" in told
    assert "more than the one trick in this round. (wizard-21)" in told
    assert "You may bid 0, but" in told
    assert "Step 8 of 19 Round two" in told


def test_lessons_are_listed_and_what_is_none_is_said_so() -> None:
    assert magehall("learn", "wizard").out == "first: Your first game (6 minutes)\n"
    assert "no lesson" in one_clear_line(magehall("learn", "wizard", "second"))
