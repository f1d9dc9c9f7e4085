import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const DOCUMENTS = ["README.md", ...readdirSync("docs").map((name) => `docs/${name}`)].filter((file) =>
  file.endsWith(".md"),
);
const migrations = readdirSync("supabase/migrations");

/** A path in code marks: "lib/log.ts", "lib/images/", "tests/database/grants", "supabase/migrations/…_ledger.sql". */
const PATH = /`((?:app|bin|browser|components|docs|lib|lint|server|supabase|tests)\/[^`\s*{}<>]*[^`\s*{}<>.,])`/g;

function exists(file: string): boolean {
  const [, topic] = /^supabase\/migrations\/…(_\w+\.sql)$/.exec(file) ?? [];
  if (topic) return migrations.some((name) => name.endsWith(topic));
  return ["", ".test.ts", ".spec.ts"].some((ending) => existsSync(file + ending));
}

describe("documents", () => {
  it.each(DOCUMENTS)("%s names files that exist", (document) => {
    const named = [...readFileSync(document, "utf8").matchAll(PATH)].map(([, file = ""]) => file);
    expect(named.filter((file) => !exists(file))).toEqual([]);
  });

  it.each(DOCUMENTS)("%s links to documents that exist", (document) => {
    const links = [...readFileSync(document, "utf8").matchAll(/\]\(([^)#:]+?)(?:#[^)]*)?\)/g)].map(([, to = ""]) => to);
    const missing = links.filter((to) => !existsSync(path.join(path.dirname(document), to)));
    expect(missing).toEqual([]);
  });
});
