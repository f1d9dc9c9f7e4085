import { describe, expect, it } from "vitest";
import { waitingSchema } from "@/lib/admin/waiting";
import { toQueueItem, toQueuePage } from "@/lib/review/queue-mapper";
import { QUEUE_KINDS, type QueueKind } from "@/lib/review/queue-model";
import { BUSINESSES, openWorld, PEOPLE } from "./people";

const sql = await openWorld();
const { free, pro, premium, pending, rejected, deleted, unowned } = BUSINESSES;

type Item = { tipo: string; id: string; negocio_id: string; nombre: string; gratis: boolean; desde: string };
type Page = { items: Item[]; has_more: boolean; counts: Record<QueueKind, number> };
type Options = { kind?: string; term?: string; after?: Item; size?: number; reviewer?: string };

async function list({ kind, term, after, size = 30, reviewer = PEOPLE.admin }: Options = {}): Promise<Page> {
  const [row] = await sql<{ page: Page }[]>`
    select list_queue(${reviewer}, kind => ${kind ?? null}, term => ${term ?? null}, page_size => ${size},
      after_free => ${after?.gratis ?? false}, after_since => ${after?.desde ?? "-infinity"}::text::timestamptz,
      after_id => ${after?.id ?? "00000000-0000-0000-0000-000000000000"}) as page`;
  if (!row) throw new Error("list_queue gave no row");
  return { ...row.page, counts: toQueuePage(row.page).counts };
}
const get = async (kind: string, item: string, reviewer: string = PEOPLE.admin) =>
  (
    await sql<
      { found: Record<string, unknown> | null }[]
    >`select get_queue_item(${reviewer}, ${kind}, ${item}) as found`
  )[0]?.found;

let made = 0;
async function insert(fields: Record<string, unknown> = {}): Promise<string> {
  made += 1;
  const row = {
    slug: `nuevo-${made}`,
    nombre: `Nuevo ${made}`,
    categoria: "",
    slug_categoria: "otros-negocios",
    escritor: "importador",
    ...fields,
  };
  return (await sql<{ id: string }[]>`insert into negocios ${sql(row)} returning id`)[0]?.id ?? "";
}
const report = (business: string, reason = "cerrado", detail: string | null = null) =>
  sql`insert into reportes (negocio_id, motivo, detalle) values (${business}, ${reason}, ${detail})`;
/** Takes back what a case did. */
const undone = async (work: () => Promise<void>): Promise<void> => {
  await sql`begin`;
  try {
    await work();
  } finally {
    await sql`rollback`;
  }
};

/** Makes one of each kind wait on a listing, and returns its id. */
const ARRIVES: Readonly<Record<QueueKind, (business: string) => Promise<string>>> = {
  registro: async (business) => {
    await sql`update negocios set is_approved = null where id = ${business}`;
    return business;
  },
  cambio: async (business) =>
    idOf(
      await sql`insert into revisiones (negocio_id, cambios) values (${business}, '{"whatsapp": "5550000009"}') returning id`,
    ),
  reclamo: async (business) =>
    idOf(await sql`insert into reclamos (negocio_id, user_id) values (${business}, ${PEOPLE.stranger}) returning id`),
  reporte: async (business) => {
    await report(business);
    return business;
  },
  alerta: async (business) => {
    await sql`update negocios set descripcion = 'Malo', escritor = 'importador' where id = ${business}`;
    await sql`
      insert into private.moderacion_juicios (negocio_id, huella, categorias)
      values (${business}, encode(sha256('Malo'), 'hex'), '{violence}')`;
    return business;
  },
};
const idOf = ([row]: readonly Record<string, unknown>[]) => String(row?.id);

describe.each(QUEUE_KINDS)("one of the kind %s", (kind) => {
  const countAll = async () => {
    const [row] = await sql`select count_waiting(${PEOPLE.admin}) as waiting`;
    return waitingSchema.parse(row?.waiting);
  };

  it("is listed, counted, and found with what decides it", () =>
    undone(async () => {
      const business = await insert({ is_approved: true, created_at: "2020-01-01" });
      const [listed, counted] = [await list({ kind }), await countAll()];
      const id = await ARRIVES[kind](business);
      const { items, counts } = await list({ kind });
      const [item] = items.filter((each) => !listed.items.some((other) => other.id === each.id));
      expect(item).toMatchObject({ tipo: kind, id, negocio_id: business });
      expect(counts).toEqual({ ...listed.counts, [kind]: listed.counts[kind] + 1 });
      expect(await countAll()).toEqual({ ...counted, [`${kind}s`]: counted[`${kind}s`] + 1 });
      expect(toQueueItem(await get(kind, id))).toMatchObject({
        kind,
        id,
        row: { id: business },
        since: new Date(String(item?.desde)),
      });
    }));

  it("waits no more once its listing is gone", () =>
    undone(async () => {
      const business = await insert({ is_approved: true, created_at: "2020-01-01" });
      const [{ counts }, counted] = [await list(), await countAll()];
      const id = await ARRIVES[kind](business);
      await sql`update negocios set is_deleted = true, deleted_at = now() where id = ${business}`;
      expect([(await list()).counts, await countAll(), await get(kind, id)]).toEqual([counts, counted, null]);
    }));

  it("is found as long as it is listed, once its listing was rejected", () =>
    undone(async () => {
      const business = await insert({ is_approved: true });
      const id = await ARRIVES[kind](business);
      await sql`update negocios set is_approved = false where id = ${business}`;
      const { items } = await list({ kind });
      expect((await get(kind, id)) !== null).toBe(items.some((item) => item.id === id));
    }));
});

describe("the queue", () => {
  it("holds each kind: those who pay first, then whoever waits longest", () =>
    undone(async () => {
      await report(premium, "telefono");
      await report(premium, "cerrado");
      await report(pro, "telefono_vigente");
      await report(deleted);
      await sql`update negocios set created_at = '2020-01-01' where id = ${pending}`;
      const paid = await insert({ plan_type: "pro", created_at: "2024-01-01" });
      const { items, counts, has_more } = await list();
      expect(items.map(({ tipo, negocio_id }) => [tipo, negocio_id])).toEqual([
        ["registro", paid],
        ["reporte", premium],
        ["registro", pending],
        ...(items.slice(3).map(({ tipo, negocio_id }) => [tipo, negocio_id]) as string[][]),
      ]);
      expect(
        items
          .slice(3)
          .map(({ tipo }) => tipo)
          .sort(),
      ).toEqual(["cambio", "reclamo"]);
      expect(counts).toEqual({ registro: 2, cambio: 1, reclamo: 1, reporte: 1, alerta: 0 });
      expect(has_more).toBe(false);
    }));

  it.each([
    ["is deleted", "registro", { is_deleted: true, deleted_at: new Date(0) }],
    ["was rejected", "registro", { is_approved: false }],
    ["was approved", "registro", { is_approved: true }],
  ])("does not hold what %s", async (_, kind, fields) =>
    undone(async () => {
      const id = await insert(fields);
      expect((await list({ kind })).items.map((item) => item.id)).not.toContain(id);
      expect(await get(kind, id)).toBeNull();
    }),
  );

  it("holds no revision, claim or report of a listing that is gone", () =>
    undone(async () => {
      await report(unowned);
      await sql`update negocios set is_deleted = true, deleted_at = now() where id in (${free}, ${unowned})`;
      expect((await list()).counts).toEqual({ registro: 1, cambio: 0, reclamo: 0, reporte: 0, alerta: 0 });
    }));

  it("is read page by page without a gap or a repetition, though some arrived in the same moment", () =>
    undone(async () => {
      for (let index = 0; index < 9; index += 1) {
        await insert({ created_at: "2025-05-05T10:00:00.123456Z", plan_type: index % 2 ? "pro" : "free" });
      }
      const all = (await list({ size: 100 })).items;
      const read: Item[] = [];
      for (
        let page = await list({ size: 2 });
        ;
        page = await list({ size: 2, ...(read.at(-1) && { after: read.at(-1) as Item }) })
      ) {
        read.push(...page.items);
        if (!page.has_more) break;
      }
      expect(read.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      expect(all).toHaveLength(12);
    }));

  it("finds by a name, as it is written or not, and by a kind", () =>
    undone(async () => {
      const id = await insert({ nombre: "Papelería Única" });
      expect((await list({ term: "PAPELERIA uni" })).items.map((item) => item.id)).toEqual([id]);
      expect((await list({ term: "%" })).items.length).toBeGreaterThan(1);
      expect((await list({ kind: "reclamo" })).items.map(({ tipo }) => tipo)).toEqual(["reclamo"]);
      expect((await list({ kind: "invento" })).items).toEqual([]);
    }));

  it("is an administrator's alone", async () => {
    for (const reviewer of [PEOPLE.freeOwner, PEOPLE.stranger, free]) {
      await expect(list({ reviewer })).rejects.toMatchObject({ code: "42501" });
      await expect(get("registro", pending, reviewer)).rejects.toMatchObject({ code: "42501" });
      await expect(sql`select merge_businesses(${reviewer}, ${free}, ${unowned})`).rejects.toMatchObject({
        code: "42501",
      });
    }
  });
});

describe("an item", () => {
  it("of each kind has what decides it", () =>
    undone(async () => {
      await report(premium, "telefono", "Ya no existe");
      const [revision] = await sql<{ id: string }[]>`select id from revisiones`;
      const [claim] = await sql<{ id: string }[]>`update reclamos set nota = 'Soy la dueña' returning id`;
      expect(await get("registro", pending)).toMatchObject({
        tipo: "registro",
        negocio: { slug: "pendiente" },
        cambios: null,
      });
      expect(await get("cambio", revision?.id ?? "")).toMatchObject({
        cambios: { whatsapp: "5550000009" },
        negocio: { id: free },
      });
      expect(await get("reclamo", claim?.id ?? "")).toMatchObject({
        nota: "Soy la dueña",
        reclamante: "stranger@example.com",
      });
      expect(await get("reporte", premium)).toMatchObject({ tipo: "reporte", negocio: { id: premium } });
      for (const kind of ["registro", "cambio", "reclamo", "reporte", "invento"])
        expect(await get(kind, rejected)).toBeNull();
    }));

  const place = { latitude: 19.35, longitude: -99.05 };
  /** One degree of latitude is 110,574 m. */
  const north = (metres: number) => ({ ...place, latitude: place.latitude + metres / 110_574 });
  const SUBJECT = { nombre: "Estética Flor de Azahar", telefono: "55 1234 5678", ...place, is_approved: null };
  it.each([
    ["the same telephone, written in another way", { telefono: "+52 (55) 1234-5678", is_approved: true }, true],
    ["the same telephone, and waits too", { telefono: "5512345678" }, true],
    ["the same telephone, and was rejected", { telefono: "5512345678", is_approved: false }, true],
    [
      "the same telephone, and was deleted",
      { telefono: "5512345678", is_deleted: true, deleted_at: new Date() },
      false,
    ],
    ["a like name 70 m away", { nombre: "ESTETICA FLOR AZAHAR", is_approved: true, ...north(70) }, true],
    ["a like name 70 m away, and waits too", { nombre: "ESTETICA FLOR AZAHAR", ...north(70) }, true],
    ["a like name 90 m away", { nombre: "ESTETICA FLOR AZAHAR", is_approved: true, ...north(90) }, false],
    ["another name at the same place", { nombre: "Taller Ruiz", is_approved: true, ...place }, false],
    [
      "a like name in its colonia, without a place",
      { nombre: "Estética Flor de Azahar", colonia: "Xalpa", is_approved: true },
      true,
    ],
    [
      "a like name in another colonia, without a place",
      { nombre: "Estética Flor de Azahar", colonia: "Tula", is_approved: true },
      false,
    ],
  ])("has for a likely duplicate what has %s: %#", (_, other, isLikely) =>
    undone(async () => {
      const id = await insert({ ...SUBJECT, colonia: "Xalpa" });
      const duplicate = await insert({ is_approved: null, ...other });
      const found = (await get("registro", id)) as { parecidos: { id: string }[]; mismo_telefono: number };
      expect(found.parecidos.map((each) => each.id)).toEqual(isLikely ? [duplicate] : []);
      expect(found.mismo_telefono).toBe(isLikely && "telefono" in other ? 1 : 0);
    }),
  );

  it("counts all who share a telephone, and shows a few", () =>
    undone(async () => {
      const id = await insert(SUBJECT);
      for (let index = 0; index < 9; index += 1) await insert({ telefono: SUBJECT.telefono, is_approved: true });
      const found = (await get("registro", id)) as { parecidos: unknown[]; mismo_telefono: number };
      expect([found.parecidos.length, found.mismo_telefono]).toEqual([5, 9]);
    }));
});

describe("two listings of one business", () => {
  const merge = async (kept: string, merged: string) =>
    (await sql<{ outcome: string }[]>`select merge_businesses(${PEOPLE.admin}, ${kept}, ${merged}) as outcome`)[0]
      ?.outcome;
  const row = async (id: string) =>
    (await sql`select slug, user_id, is_deleted, visitas::int, clics::int from negocios where id = ${id}`)[0];
  const A = PEOPLE.freeOwner;
  const B = PEOPLE.stranger;
  const ASKED_FOR_BOTH = PEOPLE.linkedOwner;

  it("become one: its former address leads to the one that is kept, which takes owner, visits and claims", () =>
    undone(async () => {
      const kept = await insert({ is_approved: true, visitas: 5 });
      const merged = await insert({
        is_approved: true,
        slug: "doble",
        nombre: "Doble",
        user_id: A,
        visitas: 3,
        clics: 2,
      });
      await sql`insert into negocio_propietarios (user_id, negocio_id, aceptado_at) values (${A}, ${merged}, null)`;
      await sql`insert into negocio_slugs (slug, negocio_id) values ('doble-de-antes', ${merged})`;
      await sql`insert into reclamos (negocio_id, user_id) values (${merged}, ${B}), (${merged}, ${ASKED_FOR_BOTH}), (${kept}, ${ASKED_FOR_BOTH})`;
      await report(merged, "duplicado");
      await sql`update reportes set correo = 'vecina@example.com' where negocio_id = ${merged}`;
      for (const id of [kept, merged]) {
        await sql`insert into eventos (negocio_id, tipo, dia, visitante, origen) values (${id}, 'visita', '2026-01-01', '\\x0123456789abcdef', '\\x0123456789abcdef')`;
      }
      expect(await merge(kept, merged)).toBe("merged");
      expect(await row(kept)).toMatchObject({ user_id: A, is_deleted: false, visitas: 8, clics: 2 });
      expect(await row(merged)).toMatchObject({ user_id: null, is_deleted: true, visitas: 0, slug: "doble" });
      expect(
        (await sql`select slug from negocio_slugs where negocio_id = ${kept} order by 1`).map(({ slug }) => slug),
      ).toEqual(["doble", "doble-de-antes"]);
      // Whoever has not said that it is theirs is still asked.
      expect(await sql`select negocio_id, aceptado_at from negocio_propietarios where user_id = ${A}`).toEqual([
        { negocio_id: kept, aceptado_at: null },
      ]);
      expect(await sql`select negocio_id from reclamos where user_id = ${B} and negocio_id <> ${unowned}`).toEqual([
        { negocio_id: kept },
      ]);
      expect(await sql`select negocio_id from reclamos where user_id = ${ASKED_FOR_BOTH}`).toEqual([
        { negocio_id: kept },
      ]);
      expect(await sql`select estado, correo from reportes where negocio_id = ${merged}`).toEqual([
        { estado: "atendido", correo: null },
      ]);
      expect(await sql`select tipo, datos ->> 'slug' as slug from correos where para = 'vecina@example.com'`).toEqual([
        { tipo: "reporte_corregido", slug: (await row(kept))?.slug },
      ]);
      expect(await sql`select negocio_id from eventos where negocio_id in (${kept}, ${merged})`).toEqual([
        { negocio_id: kept },
      ]);
      expect(await sql`select para, datos ->> 'slug' as slug from correos where tipo = 'negocio_unido'`).toEqual([
        { para: "freeowner@example.com", slug: (await row(kept))?.slug },
      ]);
      expect(
        (await sql`select negocio_id from auditoria where accion = 'negocio_unido'`)
          .map(({ negocio_id }) => negocio_id)
          .sort(),
      ).toEqual([kept, merged].sort());
      expect(await merge(kept, merged)).toBe("unknown");
    }));

  it("without an account keep the address that it was registered with", () =>
    undone(async () => {
      const [kept, merged] = [await insert({ is_approved: true, denue_id: "777" }), await insert()];
      await sql`insert into negocio_privado (negocio_id, email) values (${merged}, 'ana@example.com')`;
      // Whoever decides sees that it comes with somebody, and the trail keeps it.
      const [queued] = await sql`select get_queue_item(${PEOPLE.admin}, 'registro', ${merged}) as item`;
      expect(queued?.item.con_dueno).toBe(true);
      expect(await merge(kept, merged)).toBe("merged");
      expect(await sql`select despues -> 'recibe_dueno' as taken from auditoria where negocio_id = ${kept}`).toEqual([
        { taken: true },
      ]);
      expect(
        await sql`select negocio_id, email from negocio_privado where negocio_id in (${kept}, ${merged}) order by email`,
      ).toEqual([
        { negocio_id: kept, email: "ana@example.com" },
        { negocio_id: merged, email: null },
      ]);
    }));

  type Who = { user_id?: string; email?: string; month?: boolean };
  it.each<[string, Who, Who, string]>([
    ["nobody's", {}, {}, "merged"],
    ["one person's", { user_id: A }, { user_id: A }, "merged"],
    ["one person's and nobody's", { user_id: A }, {}, "merged"],
    ["two persons'", { user_id: A }, { user_id: B }, "owners"],
    ["one person's and another address's", { user_id: A }, { email: "otra@example.com" }, "owners"],
    ["one person's and the same address's", { user_id: A }, { email: "freeowner@example.com" }, "merged"],
    ["two addresses'", { email: "una@example.com" }, { email: "otra@example.com" }, "owners"],
    ["paid for, the one that is kept", { user_id: A, month: true }, {}, "merged"],
    ["paid for, the other one", {}, { user_id: A, month: true }, "paid"],
    ["both paid for", { user_id: A, month: true }, { user_id: A, month: true }, "paid"],
  ])("that are %s", (_, keptBy, mergedBy, outcome) =>
    undone(async () => {
      const make = async ({ user_id, email, month }: Who) => {
        const id = await insert({ is_approved: true, ...(user_id && { user_id }) });
        if (email) await sql`insert into negocio_privado (negocio_id, email) values (${id}, ${email})`;
        if (month)
          await sql`insert into periodos (negocio_id, plan, inicia_at, cortesia) values (${id}, 'pro', '2020-01-01', 'x')`;
        return id;
      };
      const [kept, merged] = [await make(keptBy), await make(mergedBy)];
      expect(await merge(kept, merged)).toBe(outcome);
      expect((await row(merged))?.is_deleted).toBe(outcome === "merged");
    }),
  );

  it.each([
    ["the same twice", free, free],
    ["a deleted one", free, deleted],
    ["into a deleted one", deleted, unowned],
    ["one that is none", free, PEOPLE.stranger],
  ])("are not %s", async (_, kept, merged) => expect(await merge(kept, merged)).toBe("unknown"));
});

describe("a rejected listing", () => {
  const resubmit = async (person: string, id: string, at = "2026-06-01") =>
    (await sql<{ outcome: string }[]>`select resubmit_business(${person}, ${id}, ${at}) as outcome`)[0]?.outcome;
  const owner = PEOPLE.premiumOwner;

  it("comes back to the queue when its owner sends it again, with what waited", () =>
    undone(async () => {
      await sql`insert into revisiones (negocio_id, cambios) values (${rejected}, '{"nombre": "Corregido"}')`;
      expect(await resubmit(owner, rejected)).toBe("sent");
      expect(await sql`select nombre, is_approved from negocios where id = ${rejected}`).toEqual([
        { nombre: "Corregido", is_approved: null },
      ]);
      expect((await list({ kind: "registro" })).items[0]).toMatchObject({ id: rejected, reenviado: true });
      await sql`update negocios set is_approved = false where id = ${rejected}`;
      await sql`update negocios set nombre = 'De nuevo' where id = ${rejected}`;
      await resubmit(owner, rejected);
      const again = await get("registro", rejected);
      expect(again).toMatchObject({ rechazado: { nombre: "Corregido" }, negocio: { nombre: "De nuevo" } });
      expect(await resubmit(owner, rejected)).toBe("unknown");
    }));

  it("is sent again five times within thirty days", () =>
    undone(async () => {
      const again = async (at: string) => {
        await sql`update negocios set is_approved = false where id = ${rejected}`;
        return resubmit(owner, rejected, at);
      };
      for (let day = 1; day <= 5; day += 1) expect(await again(`2026-06-0${day}`)).toBe("sent");
      expect(await again("2026-06-06")).toBe("full");
      expect(await again("2026-07-02")).toBe("sent");
    }));

  it("is nobody else's to send, nor what was not rejected", () =>
    undone(async () => {
      expect(await resubmit(PEOPLE.freeOwner, rejected)).toBe("unknown");
      expect(await resubmit(PEOPLE.admin, rejected)).toBe("unknown");
      expect(await resubmit(PEOPLE.freeOwner, pending)).toBe("unknown");
      expect(await resubmit(PEOPLE.freeOwner, free)).toBe("unknown");
      await sql`insert into negocio_propietarios (user_id, negocio_id, aceptado_at) values (${owner}, ${rejected}, null)`;
      expect(await resubmit(owner, rejected)).toBe("unknown");
    }));

  it("that is asked for changes says so to its owner, and is mailed of it; one that is rejected does not", () =>
    undone(async () => {
      const shown = async () =>
        (
          await sql<
            { id: string; pide_cambios: boolean }[]
          >`select id, pide_cambios from list_own_businesses(${PEOPLE.freeOwner})`
        ).find(({ id }) => id === pending)?.pide_cambios;
      const decide = (decision: string) =>
        sql`select decide_businesses(${PEOPLE.admin}, array[${pending}]::uuid[], ${decision}, 'Por esto')`;
      await decide("pedir_cambios");
      expect(await shown()).toBe(true);
      expect(
        await sql`select is_approved, motivo_rechazo from negocios join negocio_privado on negocio_id = id where id = ${pending}`,
      ).toEqual([{ is_approved: false, motivo_rechazo: "Por esto" }]);
      await sql`select private.release_decisions(now() + interval '1 hour')`;
      expect(await sql`select tipo, datos ->> 'motivo' as reason from correos`).toEqual([
        { tipo: "registro_cambios", reason: "Por esto" },
      ]);
      await resubmit(PEOPLE.freeOwner, pending);
      expect(await shown()).toBe(false);
      await decide("rechazar");
      expect(await shown()).toBe(false);
    }));

  it("is published by no payment once it was sent again", () =>
    undone(async () => {
      await sql`update negocios set telefono = '5512345678', direccion = 'Calle 1', plan_type = 'free', escritor = 'importador' where id = ${rejected}`;
      await resubmit(owner, rejected);
      await sql`select give_plan(${rejected}, 'pro', 'de prueba', 'review-free')`;
      expect(await sql`select plan_type, is_approved from negocios where id = ${rejected}`).toEqual([
        { plan_type: "pro", is_approved: null },
      ]);
    }));
});
