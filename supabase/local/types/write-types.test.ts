import { describe, expect, it } from "vitest";
import type { Catalogue, Column } from "@/supabase/local/types/catalogue";
import { writeTypes } from "@/supabase/local/types/write-types";

const aColumn = (name: string, type: string, fields: Partial<Column> = {}): Column => {
  return { name, type, isNullable: false, ...fields };
};

const aCatalogue = (fields: Partial<Catalogue> = {}): Catalogue => {
  return { relations: [], foreignKeys: [], functions: [], enums: [], ...fields };
};

const aTable = (...columns: Column[]) => aCatalogue({ relations: [{ name: "cosas", kind: "table", columns }] });

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
    expect(writeTypes(aTable(aColumn("x", type)))).toContain(`Row: { x: ${expected} };`);
  });

  it("lets nobody write a table, and keeps on one line what fits there", () => {
    expect(writeTypes(aTable(aColumn("a", "text"), aColumn("b", "text", { isNullable: true })))).toContain(
      "cosas: { Row: { a: string; b: string | null }; Insert: never; Update: never; Relationships: [] }",
    );
  });

  it("takes functions of one name together", () => {
    const grant = (name: string) => ({
      name: "grant",
      arguments: [{ name, type: "text", isOptional: false }],
      returnType: "void",
      returnColumns: [],
      isSet: false,
    });
    const all = writeTypes(aCatalogue({ functions: [grant("a"), grant("b")] }));
    expect(all).toContain(
      "grant: { Args: { a: string }; Returns: undefined } | { Args: { b: string }; Returns: undefined }",
    );
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
    const all = writeTypes(catalogue);
    expect(all).toContain('kind: "a" | "b"');
    expect(all).toContain('Row: { k: Database["public"]["Enums"]["kind"] }');
    expect(all).toContain("Args: { term?: string }");
    expect(all).toContain('Returns: Database["public"]["Tables"]["cosas"]["Row"][]');
  });
});
