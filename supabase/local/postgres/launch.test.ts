import { describe, expect, it } from "vitest";
import { launcherFor } from "@/supabase/local/postgres/launch";

describe("launcherFor", () => {
  it.each(["direct", "namespace", "uid"] as const)("%s ends with its parent where setpriv exists", (way) => {
    const { file, args } = launcherFor(way, true).wrap("postgres", ["-D", "x"]);
    expect([file, ...args].join(" ")).toContain("setpriv --pdeathsig INT");
    expect([file, ...args].join(" ")).toMatch(/postgres -D x$/);
  });

  it("becomes another uid without setpriv too", () => {
    const command = launcherFor("uid", false).wrap("postgres", []);
    expect(command).toEqual({ file: "postgres", args: [], uid: 65_534, gid: 65_534 });
  });

  it("runs the program as it is for an ordinary user without setpriv", () => {
    expect(launcherFor("direct", false).wrap("postgres", ["-D", "x"])).toEqual({ file: "postgres", args: ["-D", "x"] });
  });
});
