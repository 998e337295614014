/** Pictures for the rules, drawn with the board's own parts. */
import type { Examples } from "../examples";
import Chains from "./examples/Chains.svelte";
import Exit from "./examples/Exit.svelte";
import Groups from "./examples/Groups.svelte";
import Journey from "./examples/Journey.svelte";
import Rod from "./examples/Rod.svelte";
import Star from "./examples/Star.svelte";

export const examples: Examples = {
  "witchstone-22": Groups,
  "witchstone-30": Chains,
  "witchstone-40": Journey,
  "witchstone-51": Star,
  "witchstone-69": Exit,
  "witchstone-75": Rod,
};
