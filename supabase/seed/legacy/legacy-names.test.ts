import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Columns of the earlier product that are words of nothing else. */
const UNMISTAKABLE = ["cover_image_url", "business_cover_url", "promocion_descripcion", "promocion_inicio"];
/** All of them that none of today's are called. */
const OLDER_NAMES = [
  ...["lat", "latitud", "lng", "longitud", "services", "video", "clicks", "metaTitle", "metaDescription", "image_url"],
  ...UNMISTAKABLE,
];

const TYPES = readFileSync("lib/supabase/database.types.ts", "utf8");
const columnsOf = (table: string): string[] => {
  const [, row = ""] = new RegExp(`^ {6}${table}: \\{\\n {8}Row: \\{\\n([^}]*)\\}`, "m").exec(TYPES) ?? [];
  return [...row.matchAll(/^ +(\w+): /gm)].map(([, name = ""]) => name);
};

it.each(["negocios", "promociones"])("no column of %s has a name of the earlier product", (table) => {
  const columns = columnsOf(table);
  expect(columns.length).toBeGreaterThan(5);
  expect(columns.filter((name) => OLDER_NAMES.includes(name))).toEqual([]);
});

it("nothing but the import of its rows reads one", () => {
  const pattern = new RegExp(`\\b(?:${UNMISTAKABLE.join("|")})\\b`);
  const files = globSync(["{app,browser,components,lib,server,supabase}/**/*.{ts,tsx,sql}", "proxy.ts"]);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => !file.includes("/legacy/") && pattern.test(readFileSync(file, "utf8")))).toEqual([]);
});
