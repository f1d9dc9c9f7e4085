import { statfs } from "node:fs/promises";
import type postgres from "postgres";
import { repeat, type Stop } from "@/supabase/local/jobs/repeat";
import { log } from "@/supabase/local/log";

const LOOK_EVERY_MS = 2_000;
const MB = 1024 * 1024;

/** For connections of the backend's own, which go on in the reserve: accounts, mails and jobs write little, and cleaning makes room. */
export const USES_RESERVE = { options: "-c default_transaction_read_only=off" } as const;

export type DiskGuard = { isFull: () => boolean; stop: Stop };

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

interface Options {
  readonly sql: postgres.Sql;
  readonly reserveMb: number;
  readonly free: () => Promise<number>;
}

/** Lets PostgreSQL refuse writes (25006) while less than the reserve is free: a full disk would end it, and pages with it. */
export async function guardDisk({ sql, reserveMb, free }: Options): Promise<DiskGuard> {
  let isFull: boolean | null = null;
  const look = async () => {
    const freeMb = Math.floor((await free()) / MB);
    const isLow = freeMb < reserveMb;
    if (isLow === isFull) return LOOK_EVERY_MS;
    // Kept in a file of the cluster, so that a former start's is taken back too.
    await sql.unsafe(
      `alter system ${isLow ? "set default_transaction_read_only = on" : "reset default_transaction_read_only"}`,
    );
    await sql`select pg_reload_conf()`;
    if (isLow) log.error({ freeMb, reserveMb }, "the disk is nearly full: nothing is stored until there is room");
    else if (isFull) log.info({ freeMb }, "there is room on the disk again");
    isFull = isLow;
    return LOOK_EVERY_MS;
  };
  await look();
  return { isFull: () => isFull === true, stop: repeat("disk", look) };
}
