import { expect, it } from "vitest";
import { routes } from "@/lib/routes";
import { claimedSlug } from "./claimed-slug";

it.each([
  [routes.claim("tacos-lupe"), "tacos-lupe"],
  ["/reclamar/tacos-lupe/?a=1", "tacos-lupe"],
  [routes.claimSent("tacos-lupe"), null],
  ["/reclamar/", null],
  ["/reclamar/../admin", null],
  ["/reclamar/%3Cb%3E", null],
  ["/mi-negocio", null],
  ["", null],
])("a sign-in on the way to %s is about %s", (path, slug) => {
  expect(claimedSlug(path)).toBe(slug);
});
