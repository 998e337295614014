/** Fetches the catalogues of a language: our own words first, a game's when it is opened. */
import { catalogueOf } from "./brought";
import { LANGUAGES, progressOf, PSEUDO, SOURCE, type Language } from "./languages";
import { Words } from "./words";

type Loader = () => Promise<string>;

const files = import.meta.glob<string>(["../../../../src/magehall/locales/*/*.ftl", "!**/cli*.ftl", "!**/*-asked.ftl"], {
  query: "?raw",
  import: "default",
});

/** Which files belong to what: `wizard`, `wizard-rules`, and a game's expansions under the game. */
const loaders = new Map<string, Loader>();
for (const [path, load] of Object.entries(files)) {
  const [language, name] = path.split("/").slice(-2) as [string, string];
  loaders.set(`${language}/${name.replace(".ftl", "")}`, load);
}

/** What only the reader of the rules says. */
const READ = ["rules", "howto"];

/** A game's catalogues without its rules and lessons: `carcassonne`, `carcassonne-mage-witch`, … */
function namesOf(game: string): string[] {
  const all = new Set([...loaders.keys()].map((key) => key.split("/")[1] ?? ""));
  return [...all].filter((name) => name === game || (name.startsWith(`${game}-`) && ![...READ, "lessons"].some((end) => name === `${game}-${end}`)));
}

/** Reads a catalogue; one that nobody has begun is empty. */
async function read(language: Language, name: string): Promise<string> {
  const load = loaders.get(`${language === PSEUDO ? SOURCE : language}/${name}`);
  return load ? load() : "";
}

/** Reads the English catalogues for a language that is not complete. */
function standIns(language: Language, names: readonly string[]): Promise<string[]> {
  return Promise.all(progressOf(language) < 100 ? names.map((name) => read(SOURCE, name)) : []);
}

const cache = new Map<string, Promise<Words>>();

/** Tells whether we have the words of a game; those of third-party games are requested from the server. */
function isOurs(game: string): boolean {
  return loaders.has(`${SOURCE}/${game}`);
}

/**
 * Gives the words of a language, with those of some games added; `rules` adds the clauses of those games and how they are played, `lessons` their lessons,
 * `server` what is said at a table on the server and beside it, `admin` what keepers of the house read.
 */
export function loadWords(
  language: Language,
  games: readonly string[] = [],
  { rules = false, lessons = false, server = false, admin = false }: { rules?: boolean; lessons?: boolean; server?: boolean; admin?: boolean } = {},
): Promise<Words> {
  const others = games.filter((game) => !isOurs(game));
  const names = ["house", "web", "coach", ...games.flatMap(namesOf)];
  if (rules) names.push(...games.flatMap((game) => READ.map((end) => `${game}-${end}`)));
  if (lessons) names.push(...games.map((game) => `${game}-lessons`));
  if (server) names.push("server", "tv-web");
  if (admin) names.push("admin-web");
  const key = [language, ...names, ...others].join(" ");
  let words = cache.get(key);
  if (!words) {
    const texts = [...names.map((name) => read(language, name)), ...others.map((game) => catalogueOf(game, language))];
    words = Promise.all([Promise.all(texts), standIns(language, names)]).then(([found, english]) => new Words(language, found, {}, others, english));
    cache.set(key, words);
    words.catch(() => cache.delete(key)); // what could not be fetched is fetched again when it is wanted
  }
  return words;
}

export { LANGUAGES };
