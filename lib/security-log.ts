import type { Logger } from "pino";
import { forgettable } from "@/lib/http/forgettable";
import { log } from "@/lib/log";

/** Security events: docs/operations.md says what each means, tests/site/security-log.test.ts provokes it. */
export type SecurityEvent =
  | "sign-in"
  | "sign-in-mail"
  | "session-renewal"
  | "session-end"
  | "proof"
  | "password-change"
  | "email-change"
  | "account-deletion"
  | "claim-code"
  | "access"
  | "origin"
  | "limit"
  | "request"
  | "export";

export type SecurityOutcome = "accepted" | "refused";

export type SecurityLine = {
  event: SecurityEvent;
  outcome: SecurityOutcome;
  /** A word of ours or a code: nothing that a client has written. */
  reason: string | null;
  account: string | null;
  /** Stands for the network (lib/http/network-mark.ts). */
  network: string | null;
  /** The id that the gateway has given the request; joins the lines of all processes. */
  request: string | null;
};

const MINUTE_MS = 60_000;
/** Beyond so many different lines a minute, networks and accounts are not told apart. */
const MAX_LINES = 300;

/** Writes equal events once a minute, then how many more (`more`): a flood of requests is no flood of lines. */
export function createSecurityLog(to: Logger): (line: SecurityLine) => void {
  const written = forgettable(new Map<string, { line: SecurityLine; more: number }>());

  const write = (line: SecurityLine & { more?: number }): void =>
    to[line.outcome === "refused" ? "warn" : "info"](line, "security");

  function endMinute(): void {
    const counted = [...written.values()];
    written.clear();
    for (const { line, more } of counted) if (more > 0) write({ ...line, request: null, more });
  }
  process.once("exit", endMinute);

  return (asked) => {
    const line = written.size < MAX_LINES ? asked : { ...asked, account: null, network: null };
    const { event, outcome, reason, account, network } = line;
    const key = JSON.stringify([event, outcome, reason, account, network]);
    const before = written.get(key);
    if (before) {
      before.more += 1;
      return;
    }
    if (written.size === 0) setTimeout(endMinute, MINUTE_MS).unref();
    written.set(key, { line, more: 0 });
    write(line);
  };
}

export const writeSecurityLine = createSecurityLog(log);
