import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" }).map((name) => `docs/${name}`),
].filter((file) => file.endsWith(".md"));
const schemas = readdirSync("supabase/schemas");

/** A path in code marks: "lib/log.ts", "lib/images/", "tests/database/{grants,rows}", "supabase/schemas/…_ledger.sql". */
const PATH = /`((?:app|bin|browser|components|docs|lib|lint|server|supabase|tests)\/[^`\s*<>]*[^`\s*<>.,])`/g;

function expandBraces(file: string): string[] {
  const [, before = file, choices = "", after = ""] = /^(.*)\{(.+)\}(.*)$/.exec(file) ?? [];
  return choices.split(",").map((choice) => before + choice + after);
}

function exists(file: string): boolean {
  const [, topic] = /^supabase\/schemas\/…(_\w+\.sql)$/.exec(file) ?? [];
  if (topic) return schemas.some((name) => name.endsWith(topic));
  return ["", ".test.ts", ".spec.ts"].some((ending) => existsSync(file + ending));
}

/** Anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (document: string): string[] =>
  [...readFileSync(document, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

function leadsSomewhere(document: string, to: string): boolean {
  const [file = "", anchor] = to.split("#");
  const target = file === "" ? document : path.join(path.dirname(document), file);
  return existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

describe("documents", () => {
  it.each(DOCUMENTS)("%s names files that exist", (document) => {
    const named = [...readFileSync(document, "utf8").matchAll(PATH)].flatMap(([, file = ""]) => expandBraces(file));
    expect(named.filter((file) => !exists(file))).toEqual([]);
  });

  it.each(DOCUMENTS)("%s links to documents and headings that exist", (document) => {
    const links = [...readFileSync(document, "utf8").matchAll(/\]\(([^):]+)\)/g)].map(([, to = ""]) => to);
    expect(links.filter((to) => !leadsSomewhere(document, to))).toEqual([]);
  });
});
