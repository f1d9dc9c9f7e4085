import type { Catalogue, Column, DatabaseFunction, ForeignKey, Relation } from "@/supabase/local/types/catalogue";

const SCALARS: Readonly<Record<string, string>> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  float4: "number",
  float8: "number",
  numeric: "number",
  json: "Json",
  jsonb: "Json",
  void: "undefined",
  tsvector: "unknown",
};

const HEADER = `// Written by "npm run db:types" from the migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
`;

export function writeTypes(catalogue: Catalogue): string {
  const { relations, foreignKeys, functions, enums } = catalogue;
  const names = new Set(relations.map((relation) => relation.name));
  const enumNames = new Set(enums.map((each) => each.name));
  const typeOf = (name: string): string => {
    if (name.startsWith("_")) return `${typeOf(name.slice(1))}[]`;
    if (enumNames.has(name)) return `Database["public"]["Enums"]["${name}"]`;
    if (names.has(name)) return `Database["public"]["Tables"]["${name}"]["Row"]`;
    return SCALARS[name] ?? "string";
  };
  const relationsOf = (kind: Relation["kind"]) =>
    relations
      .filter((relation) => relation.kind === kind)
      .map((relation) => relationType(relation, foreignKeys, typeOf));

  const schema = group([
    `Tables: ${group(relationsOf("table"))};`,
    `Views: ${group(relationsOf("view"))};`,
    `Functions: ${group(functionTypes(functions, typeOf))};`,
    `Enums: ${group(enums.map(({ name, labels }) => `${name}: ${labels.map(quote).join(" | ")};`))};`,
    `CompositeTypes: ${group([])};`,
  ]);
  return `${HEADER}\nexport type Database = ${group([`public: ${schema};`])};\n`;
}

type TypeOf = (name: string) => string;

function relationType({ name, kind, columns }: Relation, foreignKeys: readonly ForeignKey[], typeOf: TypeOf): string {
  const written = (column: Column) => typeOf(column.type) + (column.isNullable ? " | null" : "");
  const row = columns.map((column) => `${column.name}: ${written(column)};`);
  const relationships = foreignKeys.filter((key) => key.table === name).map(relationshipType);
  const parts = [`Row: ${group(row)};`];
  // Rows are written by functions alone: no role of the data API may write a table.
  if (kind === "table") parts.push("Insert: never;", "Update: never;");
  parts.push(relationships.length ? `Relationships: [\n${indent(relationships.join("\n"))}\n];` : "Relationships: [];");
  return `${name}: ${group(parts)};`;
}

function relationshipType({ name, columns, isOneToOne, target, targetColumns }: ForeignKey): string {
  return `${group([
    `foreignKeyName: ${quote(name)};`,
    `columns: [${columns.map(quote).join(", ")}];`,
    `isOneToOne: ${isOneToOne};`,
    `referencedRelation: ${quote(target)};`,
    `referencedColumns: [${targetColumns.map(quote).join(", ")}];`,
  ])},`;
}

function functionTypes(functions: readonly DatabaseFunction[], typeOf: TypeOf): string[] {
  const byName = Map.groupBy(functions, ({ name }) => name);
  return [...byName].map(([name, all]) => `${name}: ${all.map((each) => functionType(each, typeOf)).join(" | ")};`);
}

function functionType(each: DatabaseFunction, typeOf: TypeOf): string {
  const args = each.arguments.map(({ name, type, isOptional }) => `${name}${isOptional ? "?" : ""}: ${typeOf(type)};`);
  const row = each.returnColumns.map(({ name, type }) => `${name}: ${typeOf(type)};`);
  const returned = row.length ? group(row) : typeOf(each.returnType);
  const parts = [`Args: ${args.length ? group(args) : "never"};`, `Returns: ${returned}${each.isSet ? "[]" : ""};`];
  return group(parts);
}

const quote = (text: string) => JSON.stringify(text);
const indent = (text: string) => text.replace(/^(?=.)/gm, "  ");

/** Stands on one line when it fits there with what precedes it, at most 20 characters. */
function group(lines: readonly string[]): string {
  if (lines.length === 0) return "{ [_ in never]: never }";
  const line = `{ ${lines.join(" ").replace(/;$/, "")} }`;
  return line.length <= 100 && !line.includes("\n") ? line : `{\n${indent(lines.join("\n"))}\n}`;
}
