import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import postgres from "postgres";
import type { Registry } from "prom-client";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { siteMetrics } from "@/lib/metrics/server/site-metrics";
import { createGatewayMetrics } from "@/server/gateway/metrics";
import { createBackendMetrics } from "@/supabase/local/metrics";

const RULES = "docs/monitoring/alerts.yml";

const rule = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.string().regex(/^\d+m$/),
  labels: z.strictObject({ severity: z.enum(["critical", "warning"]) }),
  annotations: z.strictObject({ summary: z.string() }),
});
const rules = z
  .strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })) })
  .parse(parse(readFileSync(RULES, "utf8")))
  .groups.flatMap((group) => group.rules);

const dashboard = z
  .object({ panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })) })
  .parse(JSON.parse(readFileSync("docs/monitoring/dashboard.json", "utf8")));

const namesIn = (registry: Registry): string[] =>
  registry
    .getMetricsAsArray()
    .flatMap(({ name, type }) =>
      String(type) === "histogram" ? ["_bucket", "_sum", "_count"].map((part) => name + part) : [name],
    );

const sql = postgres({ max: 1 });
const known = new Set(
  [
    createGatewayMetrics(() => ({ lines: {} as never, caches: {}, changes: null })).registry,
    siteMetrics().registry,
    createBackendMetrics({ sql, names: new Set(), free: async () => 0, writeSpan: null }).registry,
  ].flatMap(namesIn),
);
const unknownIn = (expr: string) =>
  [...expr.matchAll(/\b(?:gateway|site|backend)_\w+/g)].map(([name]) => name).filter((name) => !known.has(name));

describe("monitoring", () => {
  it.each(rules.map(({ alert, expr }) => [alert, expr]))("alert %s asks for metrics that there are", (_alert, expr) => {
    expect(unknownIn(expr)).toEqual([]);
  });

  it.each(dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])))(
    "panel %s shows metrics that there are: %s",
    (_title, expr) => {
      expect(unknownIn(expr)).toEqual([]);
    },
  );

  const checked = spawnSync("promtool", ["check", "rules", RULES], { encoding: "utf8" });
  it.skipIf(checked.error)("promtool takes the rules", () => {
    expect(checked.status, checked.stdout + checked.stderr).toBe(0);
  });
});
