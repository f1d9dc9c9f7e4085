import { expect, it } from "vitest";
import { launchedBy } from "@/supabase/local/postgres/launch";

it.each(["direct", "namespace", "uid"] as const)("a server that is started %s ends with its parent", (way) => {
  const command = launchedBy(way, "postgres", ["-D", "x"]).flat().join(" ");
  expect(command).toContain("setpriv --pdeathsig INT");
  expect(command).toMatch(/ -- postgres -D x$/);
});
