import type postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { DATASET_NAMES, DATASETS, type DatasetName } from "@/lib/export/datasets";
import { openWorld, PEOPLE } from "./people";

const sql: postgres.Sql = await openWorld();
const SEARCHES = 2300;

type Page = { rows: Record<string, unknown>[] | null; next: string | null };

async function page(
  dataset: DatasetName,
  after: string | null = null,
  size = 1000,
  reviewer: string | null = PEOPLE.admin,
) {
  const [row] = await sql<{ page: Page }[]>`
    select public.export_rows(${reviewer}, ${dataset}, ${after}, ${size}) as page`;
  return row?.page ?? { rows: null, next: null };
}

async function all(dataset: DatasetName, size: number): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (let after: string | null = null; ; ) {
    const read = await page(dataset, after, size);
    rows.push(...(read.rows ?? []));
    if (read.next === null) return rows;
    after = read.next;
  }
}

const begin = (reviewer: string | null) => sql`select public.begin_export(${reviewer}, 'negocios', 'csv')`;

beforeAll(async () => {
  await sql`insert into busquedas (dia, termino, veces) select date '2026-11-01' + i % 3, 'término ' || i, i from generate_series(1, ${SEARCHES}) i`;
  await begin(PEOPLE.admin);
  await begin(PEOPLE.admin);
});

describe.each(DATASET_NAMES)("%s", (dataset) => {
  it("has the columns of its file, in their order", async () => {
    const { rows } = await page(dataset);
    expect(Object.keys(rows?.[0] ?? {})).toEqual(DATASETS[dataset].columns);
  });

  it("has no e-mail and nothing private", async () => {
    expect(JSON.stringify(await all(dataset, 1000))).not.toMatch(/@example\.com/);
  });

  it.each([1, 3, 1000])("has each row once, %i at a time", async (size) => {
    if (dataset === "busquedas" && size < 1000) return;
    const rows = (await all(dataset, size)).map((row) => JSON.stringify(row));
    expect(new Set(rows).size).toBe(rows.length);
    const [counted] = await sql<{ count: number }[]>`select count(*)::int as count from ${sql(dataset)}`;
    expect(rows).toHaveLength(counted?.count ?? -1);
  });

  it.each(["visitor", "freeOwner", "stranger"] as const)("is for no %s", async (person) => {
    await expect(page(dataset, null, 1000, PEOPLE[person])).rejects.toMatchObject({ code: "42501" });
  });

  it("ends with the role, in the middle too", async () => {
    const removed = sql.begin(async (transaction) => {
      await transaction`delete from private.admins`;
      await transaction`select public.export_rows(${PEOPLE.admin}, ${dataset}, null, 1)`;
    });
    await expect(removed).rejects.toMatchObject({ code: "42501" });
  });

  it("gives no more than 2,000 rows at once", async () => {
    expect((await page(dataset, null, 1_000_000)).rows?.length).toBeLessThanOrEqual(2000);
  });
});

describe("an export", () => {
  it("is noted in the trail by its dataset", async () => {
    const [row] = await sql`select persona, accion, entidad, despues from auditoria order by id desc limit 1`;
    expect(row).toEqual({
      persona: PEOPLE.admin,
      accion: "datos_exportados",
      entidad: "exportacion negocios",
      despues: { formato: "csv" },
    });
  });

  it("is begun by no one else, and leaves no row then", async () => {
    const [before] = await sql`select count(*) from auditoria`;
    for (const person of [null, PEOPLE.freeOwner]) await expect(begin(person)).rejects.toMatchObject({ code: "42501" });
    expect(await sql`select count(*) from auditoria`).toEqual([before]);
  });
});
