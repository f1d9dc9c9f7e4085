import type postgres from "postgres";
import { seededRandom } from "@/supabase/seed/artwork/random";
import type { Operation } from "./operations";

const HOSTILE_MS = 100;

const random = seededRandom(2);
const letters = (count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join("");

/** Terms that somebody with the public key might send to keep the database busy. */
const TERMS: Readonly<Record<string, () => string>> = {
  "one letter": () => letters(1),
  "two letters": () => letters(2),
  "500 times one letter": () => letters(1).repeat(500),
  "500 random letters": () => letters(500),
  "100 words of one letter": () => Array.from({ length: 100 }, () => letters(1)).join(" "),
  "100 words of three letters": () => Array.from({ length: 100 }, () => letters(3)).join(" "),
  "8 long random words": () => Array.from({ length: 8 }, () => letters(24)).join(" "),
  "8 mistyped common words": () =>
    ["ferreteira", "tlapalreia", "carpinteira", "consultroio", "panadreia", "vidrireia", "herrreia", "plomreia"]
      .map((word) => word + letters(1))
      .join(" "),
  "common words, every row": () => "de la el san col calle servicio a",
  "a word on every second row": () => `servicio ${letters(1)}`,
  wildcards: () => `%_${letters(1)}%\\(),"`,
  "query operators": () => `${letters(2)}:* & !(${letters(1)} | b) <-> 'c`,
  digits: () => `${Math.floor(random() * 100)}`,
  "long digits": () => "5".repeat(500),
  "other scripts": () => "日本語 टैको 🌮🌮🌮 ﷽",
  "combining accents": () => `e${"\u0301".repeat(499)}`,
};

type Arguments = Readonly<Record<string, string | number | boolean>>;
const OTHER: Readonly<Record<string, Arguments>> = {
  "lat NaN": { lat: "NaN", lng: -99.1 },
  "lat Infinity": { lat: "Infinity", lng: "-Infinity" },
  "lat 1e308": { lat: 1e308, lng: 1e308 },
  "radius 1e9": { lat: 19.35, lng: -99.06, radius_m: 1e9 },
  "radius 0": { lat: 19.35, lng: -99.06, radius_m: 0 },
  "radius -1": { lat: 19.35, lng: -99.06, radius_m: -1 },
  "nearby, term, page 9999": { term: "a", lat: 19.35, lng: -99.06, page: 9999 },
  "nearby from the other side of the world": { lat: -19.35, lng: 80.9 },
  "page 9999": { page: 9999 },
  "page 2147483647 of 2147483647": { page: 2147483647, page_size: 2147483647 },
  "page -1 of 0": { page: -1, page_size: 0 },
  "term, page 9999": { term: "servicio", page: 9999 },
  "open now, all": { open_now: true },
  "open now, page 9999": { open_now: true, page: 9999 },
  "every filter": {
    term: "ta",
    category: "alimentos-y-bebidas",
    plan: "free",
    open_now: true,
    lat: 19.35,
    lng: -99.06,
  },
};

const SEARCH = ["term", "category", "plan", "neighborhood", "open_now", "lat", "lng", "radius_m", "page", "page_size"];

function search(sql: postgres.Sql, given: Arguments) {
  const names = SEARCH.filter((name) => name in given);
  const list = names.map((name, index) => `${name} => $${index + 1}`).join(", ");
  return sql.unsafe(
    `select public.search_businesses(${list})`,
    names.map((name) => `${given[name]}`),
    { prepare: true },
  );
}

export const HOSTILE: readonly Operation[] = [
  ...Object.entries(TERMS).flatMap(([name, term]): Operation[] => [
    { name: `search: ${name}`, targetMs: HOSTILE_MS, run: (sql) => search(sql, { term: term() }) },
    { name: `suggest: ${name}`, targetMs: HOSTILE_MS, run: (sql) => sql`select public.suggest(term => ${term()})` },
  ]),
  {
    name: "search: two letters, nearby",
    targetMs: HOSTILE_MS,
    run: (sql) => search(sql, { term: letters(2), lat: 19.35, lng: -99.06 }),
  },
  ...Object.entries(OTHER).map(
    ([name, given]): Operation => ({ name: `search: ${name}`, targetMs: HOSTILE_MS, run: (sql) => search(sql, given) }),
  ),
];
