import type postgres from "postgres";
import { eventually } from "@/tests/support/eventually";

/** Changes what a listing's page shows, as the database's owner; what announces it is the outbox, as after every edit. */
export async function editBusiness(sql: postgres.Sql, slug: string, mark: string): Promise<void> {
  await sql`update public.negocios set descripcion = ${`Atendemos todos los días. Aviso ${mark}.`} where slug = ${slug}`;
}

/** Until everybody has been told of every change. */
export const untilAnnounced = (sql: postgres.Sql): Promise<void> =>
  eventually(async () => {
    const [{ waiting } = { waiting: 0 }] = await sql<{ waiting: number }[]>`
      select count(*)::int as waiting from public.cambios_pendientes`;
    if (waiting > 0) throw new Error(`${waiting} changes were not announced`);
  });
