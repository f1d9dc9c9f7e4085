import { parseJson } from "@/lib/http/parse-json";

/** PostgreSQL writes `2026-11-20 14:18:02.6+00`; the API writes ISO 8601, `2026-11-20T14:18:02.6+00:00`. */
export function isoTime(text: string): string {
  return text.replace(/^(\d{4,}-\d\d-\d\d) /, "$1T").replace(/([+-]\d\d)$/, "$1:00");
}

/** Like a JSON number: 4.0 is 4, not "4.0". What no number holds (NaN) stays text. */
export function jsonNumber(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

/** JSON for a parameter. The library has already encoded an rpc's arrays and objects, but not a row's: never twice. */
export function jsonParameter(value: unknown): string {
  return typeof value === "string" && /^[[{]/.test(value) && parseJson(value) !== undefined
    ? value
    : JSON.stringify(value);
}

const asText = (value: unknown) => String(value);
const type = <Value>(oid: number, parse: (text: string) => Value) => ({
  to: oid,
  from: [oid],
  serialize: asText,
  parse,
});

/** Spelling of some types on the wire, for postgres.js; the numbers are the types' ids in PostgreSQL. */
export const WIRE_TYPES = {
  timestamp: type(1114, isoTime),
  timestamptz: type(1184, isoTime),
  numeric: type(1700, jsonNumber),
  json: { ...type(114, JSON.parse), serialize: jsonParameter },
  jsonb: { ...type(3802, JSON.parse), serialize: jsonParameter },
};
