import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { REUSE_S, SESSION_LIMITS } from "./refresh-tokens";

const config = readFileSync(path.resolve("supabase/config.toml"), "utf8");
const schema = readFileSync(path.resolve("supabase/schemas/0150_sessions.sql"), "utf8");
const days = (hours: string): number => Number.parseInt(hours, 10) / 24;

describe("a session's limits", () => {
  it.each(Object.entries(SESSION_LIMITS))("%s is the same in a hosted project and in the database", (name, hours) => {
    expect(config).toContain(`${name} = "${hours}"`);
    expect(schema).toContain(`else interval '${days(hours)} days' end`);
  });

  it("is asked of a new password in a hosted project, too", () => {
    expect(config).toContain("secure_password_change = true\n");
  });

  it("is the same for used tokens", () => {
    expect(config).toContain(`refresh_token_reuse_interval = ${REUSE_S}\n`);
  });
});
