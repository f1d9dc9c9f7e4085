import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { guardDisk, USES_RESERVE } from "@/supabase/local/disk-guard";
import { eventually } from "../support/eventually";
import { openScratchCluster } from "./scratch";

const MB = 1024 * 1024;

let own: postgres.Sql;
let others: postgres.Sql;
let close: () => Promise<void>;

beforeAll(async () => {
  const scratch = await openScratchCluster();
  others = scratch.sql;
  own = postgres(scratch.url, { max: 1, onnotice: () => undefined, connection: USES_RESERVE });
  close = scratch.close;
});
afterAll(async () => {
  await own.end();
  await close();
});

const write = (sql: postgres.Sql) =>
  sql`update private.vocabulario set palabra = palabra where palabra = ''`.then(
    () => "written",
    ({ code }) => code,
  );

it("refuses writes while less than the reserve is free, but the backend's own, and takes them again by itself", async () => {
  const disk = { freeMb: 501 };
  const guard = await guardDisk({ sql: own, reserveMb: 500, free: async () => disk.freeMb * MB });
  expect(await write(others)).toBe("written");
  disk.freeMb = 499;
  await eventually(async () => expect(await write(others)).toBe("25006"));
  expect(guard.isFull()).toBe(true);
  expect(await write(own)).toBe("written");
  expect(await others`select 1 as one`).toEqual([{ one: 1 }]);
  disk.freeMb = 501;
  await eventually(async () => expect(await write(others)).toBe("written"));
  await guard.stop();
});

it("takes back what a former start had refused", async () => {
  await own.unsafe("alter system set default_transaction_read_only = on");
  await own`select pg_reload_conf()`;
  await eventually(async () => expect(await write(others)).toBe("25006"));
  const guard = await guardDisk({ sql: own, reserveMb: 500, free: async () => 600 * MB });
  await eventually(async () => expect(await write(others)).toBe("written"));
  await guard.stop();
});

it("tries again what the database did not take", async () => {
  const disk = { freeMb: 501 };
  const guard = await guardDisk({ sql: own, reserveMb: 500, free: async () => disk.freeMb * MB });
  await own.unsafe("set role anon");
  disk.freeMb = 499;
  await eventually(async () => {
    const [row] = await others`select count(*)::int as tried from pg_stat_activity where query like 'alter system%'`;
    expect(row?.tried).toBe(1);
  });
  expect(guard.isFull()).toBe(false);
  await own.unsafe("reset role");
  await eventually(async () => expect(await write(others)).toBe("25006"));
  disk.freeMb = 501;
  await eventually(async () => expect(await write(others)).toBe("written"));
  await guard.stop();
});
