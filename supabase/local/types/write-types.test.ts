import { describe, expect, it } from "vitest";
import type { Catalogue, Column } from "@/supabase/local/types/catalogue";
import { writeTypes } from "@/supabase/local/types/write-types";

const aColumn = (name: string, type: string, fields: Partial<Column> = {}): Column => {
  return { name, type, isNullable: false, hasDefault: false, isGenerated: false, ...fields };
};

const aCatalogue = (fields: Partial<Catalogue> = {}): Catalogue => {
  return { relations: [], foreignKeys: [], functions: [], enums: [], ...fields };
};

const aTable = (...columns: Column[]) => aCatalogue({ relations: [{ name: "cosas", kind: "table", columns }] });

/** The lines without their indentation. */
const lines = (catalogue: Catalogue) =>
  writeTypes(catalogue)
    .split("\n")
    .map((line) => line.trim());

describe("writeTypes", () => {
  it.each([
    ["int8", "number"],
    ["numeric", "number"],
    ["bool", "boolean"],
    ["text", "string"],
    ["timestamptz", "string"],
    ["jsonb", "Json"],
    ["_text", "string[]"],
    ["_int4", "number[]"],
    ["tsvector", "unknown"],
  ])("reads %s as %s", (type, expected) => {
    expect(lines(aTable(aColumn("x", type)))).toContain(`x: ${expected};`);
  });

  it("asks on insert only for what has no default and may not be null", () => {
    const catalogue = aTable(
      aColumn("a", "text"),
      aColumn("b", "text", { isNullable: true }),
      aColumn("c", "text", { hasDefault: true }),
    );
    const all = lines(catalogue);
    const insert = all.slice(all.indexOf("Insert: {"), all.indexOf("Update: {"));
    expect(insert).toEqual(["Insert: {", "a: string;", "b?: string | null;", "c?: string;", "};"]);
  });

  it("lets nobody write a generated column", () => {
    expect(lines(aTable(aColumn("x", "text", { isGenerated: true })))).toContain("x?: never;");
  });

  it("takes functions of one name together", () => {
    const grant = (name: string) => ({
      name: "grant",
      arguments: [{ name, type: "text", isOptional: false }],
      returnType: "void",
      returnColumns: [],
      isSet: false,
    });
    const all = lines(aCatalogue({ functions: [grant("a"), grant("b")] }));
    expect(all.filter((line) => line.startsWith("grant:"))).toHaveLength(1);
    expect(all).toContain("} | {");
    expect(all).toEqual(expect.arrayContaining(["a: string;", "b: string;"]));
  });

  it("names enums, tables and optional arguments", () => {
    const catalogue = aCatalogue({
      relations: [{ name: "cosas", kind: "table", columns: [aColumn("k", "kind")] }],
      enums: [{ name: "kind", labels: ["a", "b"] }],
      functions: [
        {
          name: "find",
          arguments: [{ name: "term", type: "text", isOptional: true }],
          returnType: "cosas",
          returnColumns: [],
          isSet: true,
        },
      ],
    });
    const all = lines(catalogue);
    expect(all).toContain('kind: "a" | "b";');
    expect(all).toContain('k: Database["public"]["Enums"]["kind"];');
    expect(all).toContain("term?: string;");
    expect(all).toContain('Returns: Database["public"]["Tables"]["cosas"]["Row"][];');
  });
});
