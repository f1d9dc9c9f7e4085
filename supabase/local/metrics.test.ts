import { expect, it } from "vitest";
import { statementName } from "./metrics";

const NAMES = new Set(["negocios", "get_listing"]);

it.each([
  ["/rest/v1/negocios", "negocios"],
  ["/rest/v1/rpc/get_listing", "get_listing"],
  ["/rest/v1/rpc/ana@example.org", "other"],
  ["/rest/v1/pg_shadow", "other"],
  ["/rest/v1/", "other"],
  ["/auth/v1/token", "auth"],
  ["/storage/v1/object/public/logos/a.webp", "storage"],
])("%s asks for %s", (path, name) => {
  expect(statementName(path, NAMES)).toBe(name);
});
