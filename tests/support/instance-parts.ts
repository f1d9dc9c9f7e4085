import { expect } from "vitest";
import { bundled } from "@/server/root";
import { eventually } from "./eventually";
import type { Instance } from "./instance";
import { listTree, type RunningProcess } from "./processes";

export type Part = (process: RunningProcess) => boolean;

export const isPostmaster: Part = ({ command }) => /\/bin\/postgres\b/.test(command);
/** The postmaster, and each process of its own. */
export const isPostgres: Part = (process) => isPostmaster(process) || process.command.startsWith("postgres: ");
export const isBackend: Part = ({ command }) => command.includes(bundled("backend"));
export const isNext: Part = ({ command }) => /next-server|next\/dist\/bin\/next/.test(command);

/** Sends a signal to each process of a part. */
export function signalPart(instance: Instance, isPart: Part, signal: NodeJS.Signals): RunningProcess[] {
  const members = listTree(instance.pid).filter(isPart);
  if (members.length === 0) throw new Error("There is no such process");
  for (const { pid } of members) process.kill(pid, signal);
  return members;
}

export const expectHealthy = (instance: Instance, timeoutMs?: number) =>
  eventually(async () => {
    const health = await fetch(`${instance.siteUrl}/api/health`);
    expect(health.status).toBe(200);
  }, timeoutMs);
