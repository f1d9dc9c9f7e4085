import { dependentsOf, type Importers } from "./import-graph";

/** Files of a stage's tests, by its name. */
export type ChosenTests = Readonly<Record<TestStage, readonly string[]>>;
const STAGES = ["unit", "database", "hosted", "contract", "security", "integration", "site", "cluster", "e2e"] as const;
type TestStage = (typeof STAGES)[number];

export type Repository = {
  /** All files, by their paths from its folder. */
  files: readonly string[];
  importers: Importers;
  read: (file: string) => string;
};

const SQL = /^supabase\/(?:schemas|migrations)\/.*\.sql$/;
/** What all SQL is pushed for, whoever names it. */
const PUSHED_FOR = /^tests\/hosted\/.*\.test\.ts$/;
const TEST = /\.(?:test|spec)\.tsx?$/;
/** What the nodes of a cluster tell each other by, which no test of a cluster imports. */
const OF_CLUSTERS =
  /^(?:docs\/cluster\/|lib\/(?:redis\.ts|page-expiry\/)|server\/(?:gateway\/(?:change|page-store)|follow-changes)|supabase\/schemas\/\d+_changes\.sql)/;
const CLUSTER_TEST = /^tests\/cluster\/.*\.test\.ts$/;
/** Of the stages that start instances: more of them take more than three minutes. */
const MAX_FILES = 4;
const WITHOUT_INSTANCES: readonly TestStage[] = ["unit", "database", "hosted"];

function stageOf(file: string): TestStage | null {
  if (!TEST.test(file)) return null;
  const folder = /^tests\/([a-z0-9]+)\//.exec(file)?.[1];
  return STAGES.find((stage) => stage === folder) ?? "unit";
}

/**
 * The address of a route's file up to its first parameter, as tests write it: "/negocio/" for a business's page. Null for what is no
 * route.
 */
export function addressOf(file: string): string | null {
  const match = /^app\/(.*?)(?:[^/]+)\.tsx?$/.exec(file);
  if (!match) return null;
  const segments = (match[1] ?? "").split("/").filter((segment) => segment !== "" && !/^[(@_]/.test(segment));
  const first = segments.findIndex((segment) => segment.startsWith("["));
  const known = first < 0 ? segments : segments.slice(0, first);
  return `/${known.join("/")}${first < 0 || known.length === 0 ? "" : "/"}`;
}

const CREATED =
  /^create (?:or replace )?(?:function|table|view|materialized view|trigger) (?:public|private)?\.?([a-z_0-9]+)/gm;

/** Functions and tables that a file of SQL makes. */
export const objectsOf = (sql: string): string[] => [...sql.matchAll(CREATED)].map(([, name = ""]) => name);

const mentions = (text: string, word: string): boolean => new RegExp(`(?<![\\w/-])${word}(?![\\w-])`).test(text);

/**
 * The tests that a change can break: those that import what has changed, or something that does; those that name an address whose
 * route does; those that name a function or table of changed SQL. Of the stages that start instances at most four files each,
 * those first that name the longest addresses: the whole run stays what counts.
 * @param changed paths from the repository's folder
 */
export function testsOf(changed: readonly string[], { files, importers, read }: Repository): ChosenTests {
  const objects = changed
    .filter((file) => SQL.test(file) && files.includes(file))
    .flatMap((file) => objectsOf(read(file)));
  const asks = (file: string): boolean => {
    if (objects.length === 0) return false;
    const text = read(file);
    return objects.some((object) => mentions(text, object));
  };
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const askers = objects.length === 0 ? [] : code.filter((file) => !file.startsWith("lib/supabase/") && asks(file));
  const pushed = changed.some((file) => SQL.test(file)) ? files.filter((file) => PUSHED_FOR.test(file)) : [];
  const clustered = changed.some((file) => OF_CLUSTERS.test(file))
    ? files.filter((file) => CLUSTER_TEST.test(file))
    : [];
  const dependents = dependentsOf([...changed, ...askers, ...pushed, ...clustered], importers);
  const addresses = [...new Set([...dependents].flatMap((file) => addressOf(file) ?? []))].filter(
    (each) => each !== "/",
  );

  const weights = new Map<string, number>();
  for (const file of code.filter((each) => TEST.test(each))) {
    const text = read(file);
    const named = addresses.filter((address) => text.includes(address));
    const isImporter = dependents.has(file);
    if (isImporter || named.length > 0)
      weights.set(
        file,
        (changed.includes(file) ? 1000 : 0) + Math.max(isImporter ? 10 : 0, ...named.map(({ length }) => length)),
      );
  }
  const chosen = [...weights.keys()].toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
  const of = (stage: TestStage): string[] => {
    const all = chosen.filter((file) => stageOf(file) === stage);
    if (WITHOUT_INSTANCES.includes(stage)) return all.filter((file) => dependents.has(file));
    return all.slice(0, MAX_FILES);
  };
  return Object.fromEntries(STAGES.map((stage) => [stage, of(stage)])) as Record<TestStage, string[]>;
}
