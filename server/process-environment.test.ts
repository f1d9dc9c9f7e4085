import { expect, it } from "vitest";
import { ENV_NAMES } from "@/lib/env";
import { environmentOf } from "./process-environment";

const SECRETS = [
  "SUPABASE_SECRET_KEY",
  "SIGNING_SECRETS",
  "NEXT_SERVER_ACTIONS_ENCRYPTION_KEY",
  "REVALIDATE_SECRET",
  "CRON_SECRET",
  "SMTP_URL",
  "DIAGNOSTICS_TOKEN",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "MERCADOPAGO_ACCESS_TOKEN",
  "MERCADOPAGO_WEBHOOK_SECRET",
  "OPENAI_API_KEY",
];
const EVERYTHING = Object.fromEntries([...ENV_NAMES, "PATH", "SUPABASE_ACCESS_TOKEN"].map((name) => [name, "x"]));

it.each([
  ["site", SECRETS],
  ["build", []],
  ["backend", []],
  ["load-data", []],
] as const)("%s inherits no other secret than %j, and nothing of somebody else's", (name, expected) => {
  const names = Object.keys(environmentOf(name, EVERYTHING, {}));
  expect(names.filter((each) => SECRETS.includes(each)).sort()).toEqual([...expected].sort());
  expect(names).not.toContain("SUPABASE_ACCESS_TOKEN");
});

it("hands on what a process is given by name, above what it inherits", () => {
  expect(
    environmentOf("backend", { PATH: "/bin", TZ: "UTC" }, { DATA_DIR: "/data", TZ: "America/Mexico_City" }),
  ).toEqual({
    NODE_ENV: "production",
    PATH: "/bin",
    DATA_DIR: "/data",
    TZ: "America/Mexico_City",
  });
});
