import type postgres from "postgres";

/**
 * A public business with some defaults. A paid plan has a period without an end: the daily job, which an instance also
 * runs when it starts a day later, takes a plan that nobody has paid for or given.
 * @returns its id.
 */
export async function insertBusiness(
  sql: postgres.Sql,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const business = {
    ...{ slug: "tienda", nombre: "Tienda Ana", categoria: "", slug_categoria: "otros-negocios" },
    ...{ telefono: "5512345678", direccion: "Calle 1", is_approved: true },
    ...{ plan_type: "premium", escritor: "importador", ...fields },
  };
  return sql.begin(async (transaction) => {
    const [row] = await transaction<{ id: string }[]>`insert into negocios ${transaction(business)} returning id`;
    const id = row?.id ?? "";
    await transaction`
      insert into periodos (negocio_id, plan, inicia_at, cortesia)
      select id, plan_type, now(), 'de prueba' from negocios where id = ${id} and plan_type <> 'free'`;
    return id;
  });
}
