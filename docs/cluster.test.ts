import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { ENV_NAMES } from "@/lib/env";
import { ROOT } from "@/server/root";

const read = (name: string): string => readFileSync(path.join(ROOT, "docs/cluster", name), "utf8");

/** What holds across nodes: each claim, and the test that shows it. The long form of those in describe-cluster.ts is tests/faults/cluster.test.ts. */
const CLAIMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "tests/database/changes.test.ts": {
    "A change committed last is missed by nobody": "misses nothing that was written first and committed last",
    "A row stays until all live nodes have passed it; the counter rises after that":
      "are waited for: until all have passed a change, it is not settled, and the counter does not rise",
    "Or for a day": "is kept for a day, and says how far it reaches back",
    "A node without a lease is waited for no longer":
      "are waited for until their lease has ended, which grows only while they have passed everything",
  },
  "tests/cluster/support/describe-cluster.ts": {
    "The same, read on two nodes": "what was written first and committed last is on both when its save has answered",
    "A save is on all nodes when it has answered":
      "what an owner saves through one is on the other when the answer has come",
    'So is "taken down"': "saves and withdrawals are seen at once by all who read meanwhile",
    "Without Redis as well": "Redis may hang, die and come back",
    "A node that hung shows nothing from before": "a node that hangs and goes on shows nothing from before",
    "One that dies fails nothing but what it was at":
      "a node that is killed fails what it was working on alone, and comes back",
    "While the database hangs, kept pages are given": "what is kept is shown while the database hangs",
    "A deployment is noticed by nobody": "a deployment, one node after the other, is noticed by nobody",
  },
  "tests/integration/change-follower.test.ts": {
    "It is unready meanwhile": "a node that cannot follow the log is not ready, and says so",
  },
  "tests/cluster/database-away.test.ts": {
    "One that the database is away from alone goes on until another saves":
      "a node goes on while the database is silent or slow, unless another has saved",
  },
  "tests/cluster/shared-pages.test.ts": {
    "Nodes share the gateway's pages": "a page is found by a node that has just begun",
    "One makes it, the others wait": "a page that many ask for on two nodes is made once, and again after a change",
  },
  "tests/cluster/shared-entries.test.ts": {
    "Next's pages and data are shared":
      "gives a process the page that another has made, until the same moment, though something else has changed",
    "What the log does not reach is dropped":
      "believes nothing that the log does not reach, nor anything before it was told the log",
    "What is one visitor's is not shared": "keeps to itself what was asked for one visitor",
  },
  "tests/cluster/page-store.test.ts": {
    "Builds share nothing": "a page that one node has put is another's, of the same build alone",
    "Redis away or slow: each node by itself, at once": "each node makes its own while Redis %s",
    "Redis full": "each node makes its own while Redis is full",
  },
  "tests/cluster/limits.test.ts": {
    "Limits are counted together": "lets as many pass as one node would, of each key",
    "Codes and money fail closed": "and a tenth of it for codes and money",
    "Redis has no address, and nothing for longer": "keeps no address, and nothing for longer than its window",
  },
  "tests/cluster/visitors.test.ts": {
    "Behind HAProxy two visitors are two networks":
      "are limited one by one: who waits for too many pages keeps nobody else from one",
  },
  "tests/integration/gateway-stored-pages.test.ts": {
    "Pages outlive a restart on one machine": "is there before Next is",
  },
  "server/gateway/page-store/disk-store.test.ts": {
    "Bounded, damaged ones are none, another build's go":
      "beyond its bytes those that were used longest ago go, also of a former start",
  },
  "tests/integration/idle-renderer.test.ts": {
    "Pages are made in advance, no more than is kept": "makes no more than is kept",
    "Visitors first": "waits while visitors' pages are made",
  },
  "tests/faults/deployment.test.ts": {
    "A form opened before is taken": "has its form taken, without scripts",
  },
  "server/former-files.test.ts": {
    "Scripts of the former build for a day":
      "serves a former build's files until a day after the build that has them no more",
  },
  "tests/cluster/shared-files.test.ts": {
    "Nodes lend each other theirs": "have each other's scripts, and no others",
    "The update prompt comes once": "tell a browser of one newer worker, whichever of them it asks in turns",
  },
  "tests/cluster/support/people.ts": {
    "Two nodes renew one session": "renew one session at the same moment, and each answer's goes on through both",
    "Each mail is sent once": "send each mail once, though both are told to",
  },
  "tests/database/jobs.test.ts": {
    "Jobs run once": "do the work of %s once",
  },
  "tests/cluster/workers.test.ts": {
    "Several processes of Next": "gives a request to the process with the fewest under way",
  },
};

describe("a cluster", () => {
  it.each(Object.entries(CLAIMS))("is tested in %s", (file, claims) => {
    const tests = readFileSync(path.join(ROOT, file), "utf8");
    for (const [claim, title] of Object.entries(claims)) expect(tests, claim).toContain(title);
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
