import { expect, it } from "vitest";
import { similarNeighborhoods } from "./similar-neighborhoods";

const NEIGHBORHOODS = ["santa-martha-acatitla", "santa-martha-acatitla-norte", "ampliacion-santa-martha", "xalpa"].map(
  (slug) => ({ slug, name: slug, total: 9 }),
);

it.each([
  ["santa-martha", ["santa-martha-acatitla", "santa-martha-acatitla-norte", "ampliacion-santa-martha"]],
  ["acatitla-norte", ["santa-martha-acatitla-norte"]],
  ["santa-mart", []],
  ["-", []],
  ["", []],
  [".*", []],
])("the colonias that %j might mean are %j", (slug, similar) => {
  expect(similarNeighborhoods(slug, NEIGHBORHOODS).map((each) => each.slug)).toEqual(similar);
});
