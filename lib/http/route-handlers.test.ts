import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROUTE_HANDLERS, routeFor } from "./route-handlers";

const EXPORTED = /export (?:async )?(?:function|const) ([A-Z]+)\b|(?:\bas |export \{ )([A-Z]+)\b/g;

/** The address of a file below app/: groups are no part of it. */
const addressOf = (file: string): string =>
  `/${path
    .dirname(file)
    .split("/")
    .filter((segment) => !segment.startsWith("("))
    .join("/")}`;

/** Adds HEAD, as Next does: whoever answers GET answers it. */
const withHead = (methods: readonly string[]): string[] =>
  [...methods, ...(methods.includes("GET") ? ["HEAD"] : [])].sort();

const handlers = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.ts")
  .map((file) => {
    const source = readFileSync(path.join("app", file), "utf8");
    const methods = [...source.matchAll(EXPORTED)].flatMap(([, one, other]) => one ?? other ?? []);
    return [addressOf(file), withHead([...new Set(methods)])] as const;
  })
  .sort(([one], [other]) => (one < other ? -1 : 1));

it("names every route handler with what it exports", () => {
  const named = ROUTE_HANDLERS.map(([address, methods]) => [address, [...methods].sort()] as const);
  expect(named.toSorted(([one], [other]) => (one < other ? -1 : 1))).toEqual(handlers);
});

it.each([
  ["/api/v1/negocios/taqueria", ["GET", "HEAD", "OPTIONS"], "visitors"],
  ["/api/v1/a/b/c", ["GET", "HEAD", "OPTIONS"], "visitors"],
  ["/api/v1", ["GET", "HEAD", "POST"], "visitors"],
  ["/api/cron/diario", ["GET", "HEAD", "POST"], "site"],
  ["/api/cron/diario/mas", ["GET", "HEAD", "POST"], "visitors"],
  ["/negocio/taqueria/og.jpg", ["GET", "HEAD"], "slow"],
  ["/negocio/taqueria/ogXjpg", ["GET", "HEAD", "POST"], "visitors"],
  ["/negocio/a/b/og.jpg", ["GET", "HEAD"], "visitors"],
  ["/storage/v1/object/public/logos/a/b.webp", ["GET", "HEAD"], "visitors"],
  ["/registro/pro", ["GET", "HEAD"], "visitors"],
  ["/registro", ["GET", "HEAD", "POST"], "visitors"],
  ["/_next/data/x", ["GET", "HEAD"], "visitors"],
  ["/toString", ["GET", "HEAD", "POST"], "visitors"],
])("%s takes %j and waits with %s", (address, methods, line) => {
  expect(routeFor(address)).toEqual({ methods, line });
});

it("takes no longer for a long address", () => {
  expect(routeFor(`/api/v1/${"a/".repeat(8_000)}`).line).toBe("visitors");
});
