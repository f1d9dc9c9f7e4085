import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { aShowcaseId } from "./backend-target";
import { instanceUnderTest } from "./e2e-instance";
import { eventually } from "./eventually";

type Row = Readonly<Record<string, unknown>>;

/** A call of the instance's own API with its secret key. */
async function call(path: string, init: RequestInit): Promise<unknown> {
  const { supabaseUrl, secretKey } = instanceUnderTest();
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}`, prefer: "return=representation" };
  const answer = await fetch(`${supabaseUrl}${path}`, { ...init, headers: { ...headers, ...init.headers } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const insert = (table: string, rows: Row | readonly Row[]): Promise<Row[]> =>
  call(`/rest/v1/${table}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(rows),
  }) as Promise<Row[]>;

/** A row of negocios with whatever its plan would not have: rows of the showcase may. */
const importRow = (row: Row): Promise<unknown> =>
  call("/rest/v1/rpc/import_showcase", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ rows: [row] }),
  });

/** Rows of a table, by PostgREST's filters. */
export const select = (table: string, query: string): Promise<Row[]> =>
  call(`/rest/v1/${table}?${query}`, { method: "GET" }) as Promise<Row[]>;

/** A public business under a slug that no other test knows. Tests use the fixture `aBusiness`, which removes it again. */
export async function insertBusiness(fields: Row = {}): Promise<{ id: string; slug: string; path: string }> {
  const slug = `prueba-${randomUUID().slice(0, 8)}`;
  const id = aShowcaseId();
  await importRow({
    id,
    slug,
    nombre: `Negocio de prueba ${slug.slice(-4)}`,
    categoria: "Otros Negocios",
    is_approved: true,
    telefono: "55 1234 5678",
    direccion: "Calle Uno 23, Col. Centro",
    ...fields,
  });
  // The daily job takes a plan away that nobody has paid for or given.
  if (fields.plan_type && fields.plan_type !== "free") {
    await insert("periodos", {
      negocio_id: id,
      plan: fields.plan_type,
      inicia_at: "2020-01-01T00:00:00Z",
      cortesia: "de prueba",
    });
  }
  return { id, slug, path: `/negocio/${slug}` };
}

/** Changes a business, and waits until its pages have been told. */
export async function changeBusiness(id: string, fields: Row): Promise<void> {
  await call(`/rest/v1/negocios?id=eq.${id}`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fields),
  });
  await eventually(async () => {
    if ((await select("cambios_pendientes", "select=id")).length > 0)
      throw new Error("the change is not announced yet");
  });
}

export const deleteBusiness = (id: string): Promise<unknown> =>
  call(`/rest/v1/negocios?id=eq.${id}`, { method: "DELETE" });

export async function addPromotions(businessId: string, count: number, fields: Row = {}): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    await insert("promociones", {
      negocio_id: businessId,
      titulo: `Promoción ${index}`,
      descripcion: `Descripción ${index}`,
      fecha_inicio: "2020-01-01",
      fecha_fin: "2099-12-31",
      ...fields,
    });
  }
}

/** A visit of today. */
export const addVisit = (businessId: string): Promise<unknown> =>
  insert("eventos", {
    negocio_id: businessId,
    tipo: "visita",
    visitante: "\\x0011223344556677",
    origen: "\\x0011223344556677",
  });

/** Reports on a business by other visitors, today. */
export const addReports = (businessId: string, count: number): Promise<unknown> =>
  insert(
    "reportes",
    Array.from({ length: count }, () => ({ negocio_id: businessId, motivo: "cerrado" })),
  );

const PICTURES = "public/categorias";

/** Uploads some of the product's own pictures to the gallery's bucket. @returns their addresses. */
export async function uploadPictures(count: number): Promise<string[]> {
  const folder = randomUUID();
  const files = (await readdir(PICTURES)).slice(0, count);
  return Promise.all(
    files.map(async (file) => {
      const path = `gallery/${folder}/${file}`;
      await call(`/storage/v1/object/${path}`, {
        method: "POST",
        headers: { "content-type": "image/webp" },
        body: new Uint8Array(await readFile(join(PICTURES, file))),
      });
      return `/storage/v1/object/public/${path}`;
    }),
  );
}
