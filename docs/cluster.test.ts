import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { ENV_NAMES } from "@/lib/env";
import { ROOT } from "@/server/root";

const read = (name: string): string => readFileSync(path.join(ROOT, "docs/cluster", name), "utf8");

const claims = [...read("README.md").matchAll(/^\| (.+) \| `(.+)` \| (.+) \|$/gm)].map(
  ([, claim = "", file = "", title = ""]) => [claim, file, title] as const,
);

describe("a cluster", () => {
  it.each(claims)("is tested: %s", (_claim, file, title) => {
    expect(readFileSync(path.join(ROOT, file), "utf8")).toContain(title);
  });

  it("says which tests those are", () => {
    expect(claims.length).toBeGreaterThan(30);
  });

  it("has a node's service, which starts what there is with what it names", () => {
    const unit = parseEnv(read("iztapalapa-local.service"));
    const [program = "", ...args] = unit.ExecStart?.split(" ") ?? [];
    const start = path.relative(unit.WorkingDirectory ?? "", program);
    expect(existsSync(path.join(ROOT, start)), start).toBe(true);
    expect(args).toEqual([]);
    expect(read("node.env").split("\n")[0]).toContain(unit.EnvironmentFile);
  });

  it("has an environment of variables that there are", () => {
    const known = new Set([...ENV_NAMES, "HOST", "PORT", "DATA_DIR"]);
    expect(Object.keys(parseEnv(read("node.env"))).filter((name) => !known.has(name))).toEqual([]);
  });

  it("has HAProxy's environment, which is what its file asks for", () => {
    const asked = [...read("haproxy.cfg").matchAll(/^[^#\n]*"\$\{(\w+)\}"/gm)].map(([, name = ""]) => name);
    expect(new Set(Object.keys(parseEnv(read("haproxy.env"))))).toEqual(new Set(asked));
  });
});
