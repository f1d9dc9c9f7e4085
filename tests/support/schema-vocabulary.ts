import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * schema.org's vocabulary, read from the declarations of schema-dts, which are generated from it: every type with its
 * own and inherited properties, and the types that a property may hold.
 */
const DECLARATIONS = readFileSync(
  createRequire(import.meta.url)
    .resolve("schema-dts")
    .replace(/\.js$/, ".d.ts"),
  "utf8",
);

type Interface = { parents: readonly string[]; properties: ReadonlyMap<string, readonly string[]> };

const INTERFACE = /^(?:export )?interface (\w+)(?:<[^>]*>)?(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm;
const PROPERTY = /^ {4}"([\w-]+)"\?: SchemaValue<([^;]*), "[\w-]+">;/gm;

const interfaces = new Map<string, Interface>(
  [...DECLARATIONS.matchAll(INTERFACE)].map(([, name = "", parents = "", body = ""]) => [
    name,
    {
      parents: parents
        .split(",")
        .map((parent) => parent.trim())
        .filter(Boolean),
      properties: new Map(
        [...body.matchAll(PROPERTY)].map(([, property = "", values = ""]) => [
          property,
          values.split("|").map((value) => value.trim()),
        ]),
      ),
    },
  ]),
);
/** `export type Place = AdministrativeArea | Accommodation | PlaceLeaf | string;` */
const unions = new Map<string, readonly string[]>(
  [...DECLARATIONS.matchAll(/^export type (\w+) = ([^;{]+);/gm)].map(([, name = "", members = ""]) => [
    name,
    members.split("|").map((member) => member.trim()),
  ]),
);

const leafOf = (type: string): Interface | undefined => interfaces.get(`${type}Leaf`);

function lookUp(name: string, property: string): readonly string[] | undefined {
  const found = interfaces.get(name);
  const inherited = () =>
    found?.parents.map((parent) => lookUp(parent, property)).find((values) => values !== undefined);
  return found?.properties.get(property) ?? inherited();
}

/** True if `type` is `ancestor` or narrower. */
function isA(type: string, ancestor: string): boolean {
  if (type === ancestor) return true;
  return (unions.get(ancestor) ?? []).some((member) => member !== ancestor && unions.has(member) && isA(type, member));
}

const DATA_TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === "string" && value.trim() !== "",
  URL: (value) => typeof value === "string" && URL.canParse(value),
  Number: (value) => typeof value === "number" && Number.isFinite(value),
  Integer: Number.isInteger,
  Float: Number.isFinite,
  Boolean: (value) => typeof value === "boolean",
  Time: (value) => typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value),
  Date: (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTime: (value) => typeof value === "string" && !Number.isNaN(Date.parse(value)),
  DayOfWeek: (value) => typeof value === "string" && /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(value),
};
/** A thing may be told by its address alone. */
const isReference = (type: string) => (value: unknown) =>
  unions.has(type) && typeof value === "string" && URL.canParse(value);

/** Properties that hold addresses, though any text is allowed: ours are absolute. */
const ADDRESSES = new Set(["url", "image", "logo", "sameAs", "item", "hasMenu", "@id"]);
/** Of Google's search box, the only one that schema.org's release does not list. */
const ACTION_INPUT = /^[a-z-]+-input$/;

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

function valueProblems(value: unknown, allowed: readonly string[], path: string): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${path} is an empty list`];
    return value.flatMap((each, index) => valueProblems(each, allowed, `${path}[${index}]`));
  }
  if (!isNode(value)) {
    const holds = allowed.some((type) => (DATA_TYPES[type] ?? isReference(type))(value));
    return holds ? [] : [`${path} is ${JSON.stringify(value)}, not ${allowed.join(" or ")}`];
  }
  const types = [value["@type"]].flat().map(String);
  if (value["@type"] === undefined) {
    return allowed.includes("IdReference") && "@id" in value ? [] : [`${path} has no @type`];
  }
  if (!types.some((type) => allowed.some((ancestor) => isA(type, ancestor)))) {
    return [`${path} is a ${types.join("+")}, not ${allowed.join(" or ")}`];
  }
  return nodeProblems(value, path);
}

function nodeProblems(node: Node, path: string): string[] {
  const types = [node["@type"]].flat().map(String);
  const unknown = types.filter((type) => !leafOf(type));
  if (unknown.length > 0) return [`${path}: schema.org has no type ${unknown.join(", ")}`];
  return Object.entries(node).flatMap(([property, value]) => {
    const where = `${path}.${property}`;
    if (ADDRESSES.has(property)) {
      const bad = [value].flat().filter((each) => typeof each === "string" && !/^https?:\/\//.test(each));
      if (bad.length > 0) return [`${where} is not absolute: ${bad.join(", ")}`];
    }
    if (property.startsWith("@")) return [];
    if (ACTION_INPUT.test(property) && types.some((type) => isA(type, "Action"))) return [];
    const allowed = types.map((type) => lookUp(`${type}Leaf`, property)).find((values) => values !== undefined);
    return allowed ? valueProblems(value, allowed, where) : [`${where}: ${types.join("+")} has no such property`];
  });
}

/** Problems of a JSON-LD document by schema.org's vocabulary; none when it is sound. */
export function schemaProblems(document: unknown): string[] {
  if (!isNode(document)) return ["not an object"];
  const context = document["@context"] === "https://schema.org" ? [] : ["the context is not https://schema.org"];
  return [...context, ...nodeProblems(document, String([document["@type"]].flat()[0]))];
}
