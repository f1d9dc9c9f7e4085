/** schema.org data as plain JSON; undefined members are left out when it is serialised. */
export type JsonLd = { "@context": "https://schema.org" } & Readonly<Record<string, unknown>>;

const ESCAPES: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that is safe inside a script element: nothing an owner types can end it or begin another. */
export const serializeJsonLd = (data: JsonLd): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? "");
