import type postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { statisticsSchema } from "@/lib/admin/waiting";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

const { admin, stranger } = PEOPLE;

let sql: postgres.Sql;

beforeAll(async () => {
  const scratch = await openScratch(insertWorld);
  ({ sql } = scratch);
  return scratch.close;
});

const statistics = async (at = "2026-11-22 12:00-06") => {
  const [row] = await sql<{ numbers: unknown }[]>`select admin_statistics(${admin}, ${at}) as numbers`;
  return statisticsSchema.parse(row?.numbers);
};

describe("admin_statistics", () => {
  it("counts businesses by what became of them, and what waits, without what is deleted", async () => {
    await sql`insert into reportes (negocio_id, motivo, estado) values
      (${BUSINESSES.free}, 'cerrado', 'nuevo'), (${BUSINESSES.free}, 'telefono_vigente', 'nuevo'), (${BUSINESSES.pro}, 'otro', 'atendido'),
      (${BUSINESSES.deleted}, 'otro', 'nuevo')`;
    await sql`insert into mensajes (nombre, correo, texto, estado, decidido_at) values
      ('Ana', 'ana@example.com', 'Hola', 'nuevo', null), ('Ana', 'ana@example.com', 'Hola', 'cerrado', now())`;
    await sql`insert into solicitudes_arco (tipo, nombre, correo, datos, vence_el, aviso_el) values
      ('acceso', 'Ana', 'ana@example.com', 'Todo', '2026-12-18', '2026-12-11')`;
    await sql`insert into revisiones (negocio_id, cambios) values (${BUSINESSES.deleted}, '{"web": null}')`;
    await sql`insert into reclamos (negocio_id, user_id, estado) values (${BUSINESSES.pro}, ${stranger}, 'rechazado')`;
    expect(await statistics()).toMatchObject({
      publicados: { free: 2, pro: 1, premium: 1 },
      ...{ registros: 1, rechazados: 1, eliminados: 1, cambios: 1, reclamos: 1, reportes: 1, alertas: 0 },
    });
    const [waiting] = await sql`select count_waiting(${admin}) as numbers`;
    expect(waiting?.numbers).toEqual({
      ...{ registros: 1, cambios: 1, reclamos: 1, reportes: 1, mensajes: 1, arco: 1, facturas: 0 },
    });
  });

  it("counts searches that found nothing within seven days of Mexico City", async () => {
    await sql`insert into busquedas (dia, termino, veces, sin_resultados) values
      ('2026-11-22', 'uno', 5, 3), ('2026-11-16', 'uno', 9, 2), ('2026-11-15', 'uno', 9, 7)`;
    expect((await statistics()).busquedas_sin_resultados).toBe(5);
  });

  it("counts visits and registrations by weeks that begin on Monday in Mexico City", async () => {
    await sql`insert into eventos (negocio_id, tipo, dia, visitante, origen)
      select ${BUSINESSES.free}, tipo, dia::date, decode('00112233445566' || lpad(n::text, 2, '0'), 'hex'), '\\x0011223344556677'
      from (values ('visita', '2026-11-16', 1), ('visita', '2026-11-22', 2), ('visita', '2026-11-15', 3), ('llamada', '2026-11-20', 4),
        ('visita', '2026-09-27', 5)) as e (tipo, dia, n)`;
    await sql`update negocios set created_at = '2026-01-01'`;
    await sql`update negocios set created_at = '2026-11-15 23:59-06' where id = ${BUSINESSES.free}`;
    await sql`update negocios set created_at = '2026-11-16 00:00-06' where id = ${BUSINESSES.pro}`;
    await sql`update negocios set created_at = '2026-11-16 00:00-06', denue_id = '77' where id = ${BUSINESSES.premium}`;
    const { semanas } = await statistics();
    expect(semanas).toHaveLength(8);
    expect(semanas[0]).toEqual({ desde: "2026-09-28", visitas: 0, registros: 0 });
    expect(semanas.slice(-2)).toEqual([
      { desde: "2026-11-09", visitas: 1, registros: 1 },
      { desde: "2026-11-16", visitas: 2, registros: 1 },
    ]);
  });

  it.each<[string, Record<string, unknown>, income: [month: number, before: number]]>([
    ["a payment", {}, [30_000, 0]],
    ["the first moment of the month", { aprobado_at: "2026-11-01 00:00-06" }, [30_000, 0]],
    ["the last moment of the month before", { aprobado_at: "2026-10-31 23:59:59-06" }, [0, 30_000]],
    ["two months ago", { aprobado_at: "2026-09-30 23:59:59-06" }, [0, 0]],
    ["what was given back", { estado: "refunded", problema: "devuelto", devuelto_centavos: 30_000 }, [0, 0]],
    ["a part that was given back", { problema: "devuelto", devuelto_centavos: 10_000 }, [20_000, 0]],
    ["what pays for nothing", { problema: "monto" }, [0, 0]],
    ["a dispute", { estado: "charged_back", problema: "estado" }, [0, 0]],
    ["a dispute that was won", { estado: "charged_back" }, [30_000, 0]],
    ["what was never approved", { estado: "pending", problema: "estado", aprobado_at: null }, [0, 0]],
  ])("counts as income: %s", async (_what, fields, [month, before]) => {
    await sql`delete from periodos`;
    await sql`delete from pagos`;
    const [order] = await sql<{ id: string }[]>`select id from ordenes limit 1`;
    const payment = {
      ...{ id: "7", orden_id: order?.id ?? "", estado: "approved", monto_centavos: 30_000 },
      ...{ aprobado_at: "2026-11-20 12:00-06", proveedor_at: "2026-11-20 12:00-06" },
      ...fields,
    };
    await sql`insert into pagos ${sql(payment)}`;
    const { ingresos_centavos, ingresos_anteriores_centavos } = await statistics();
    expect([ingresos_centavos, ingresos_anteriores_centavos]).toEqual([month, before]);
  });
});
