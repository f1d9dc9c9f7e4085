import type { Page } from "@playwright/test";
import { AI_REFUSALS, DESCRIPTION_WORDS } from "../../lib/ai/messages";
import { routes } from "../../lib/routes";
import { toPng } from "../../supabase/seed/artwork/render";
import { anOwner, onDatabase } from "../support/e2e-owner";
import { startInstance } from "../support/instance";
import { type ModelVendor, startModelVendor } from "../support/model-vendor";
import { test as base, expect, expectNoOverflow } from "./test";

/** An instance of this file's own, with a model: the one that is shared has none. */
const test = base.extend<object, { site: { url: string; vendor: ModelVendor } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for here
    async ({}, use) => {
      const vendor = await startModelVendor();
      vendor.picture = await toPng(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="864"><rect width="1536" height="864" fill="#fde68a"/><circle cx="768" cy="432" r="300" fill="#b91c1c"/></svg>`,
      );
      const environment = { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: vendor.baseUrl };
      const instance = await startInstance({ environment });
      // Whatever prepares data in this worker, which runs no other file, prepares it there.
      process.env.E2E_STATUS = JSON.stringify(instance.status);
      await use({ url: instance.siteUrl, vendor });
      await instance.stop();
      await vendor.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

// One instance, hence one worker.
test.describe.configure({ mode: "default", timeout: 60_000 });

const OLD = "Mis palabras de siempre.";
const NEW =
  "Tienda de la colonia Santa Cruz con abarrotes y recargas, atendida por gente que te conoce y te saluda por tu nombre.";

const premium = { plan_type: "premium", slug_categoria: "alimentos-y-bebidas", descripcion: OLD };

test.beforeEach(({ site: { vendor } }) => {
  Object.assign(vendor, { mode: "fine", answer: NEW, pieceMs: 0, until: Promise.resolve(), asked: [] });
});

const seenByVisitors = async (url: string, path: string) => (await fetch(url + path)).text();

test("a description is stopped, written, compared, taken back, and kept", async ({
  page,
  context,
  site: { url, vendor },
  expectAccessible,
}) => {
  const owner = await anOwner(context, 1, premium);
  const { id = "", path = "" } = owner.businesses[0] ?? {};
  const field = page.getByRole("textbox", { name: /^Descripción/ });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const written = page.getByText(NEW.slice(0, 24));
  await page.goto(routes.panelSection("datos", id));
  await expect(field).toHaveValue(OLD);

  vendor.pieceMs = 2_000;
  await button("Escribir con IA").click();
  await expect(written).toBeVisible();
  await expect(page.getByText(NEW)).toBeHidden();
  await button("Detener").click();
  await expect(page.getByText(DESCRIPTION_WORDS.stopped)).toBeVisible();
  await expect(written).toBeHidden();
  await expect(field).toHaveValue(OLD);

  vendor.pieceMs = 0;
  await button("Escribir con IA").click();
  await expect(page.getByText(DESCRIPTION_WORDS.ready)).toBeVisible();
  await expect(page.getByText("Te quedan 9 de 10 intentos hoy.")).toBeVisible();
  await expect(page.getByText(NEW)).toBeVisible();
  await expect(field).toHaveValue(OLD);
  await expectNoOverflow(page);
  await expectAccessible();
  await button("Usar este texto").click();
  await expect(field).toHaveValue(NEW);
  await button("Volver al texto de antes").click();
  await expect(field).toHaveValue(OLD);
  await button("Escribir con IA").click();
  await button("Usar este texto").click();
  await expect(page.getByText(DESCRIPTION_WORDS.used)).toBeVisible();
  expect(await seenByVisitors(url, path)).toContain(OLD);
  await button("Guardar cambios").click();
  await expect(page.getByText(/^Guardado a las \d\d:\d\d/)).toBeVisible();
  await expect(field).toHaveValue(NEW);
  expect(await seenByVisitors(url, path)).toContain(NEW);
  await page.close();
  await owner.remove();
});

test("a cover is made from an idea: its progress outlives a reload, and it is shown, kept and public", async ({
  page,
  context,
  site: { url, vendor },
  expectAccessible,
}) => {
  const owner = await anOwner(context, 1, premium);
  const { id = "", path = "" } = owner.businesses[0] ?? {};
  const { promise, resolve: deliver } = Promise.withResolvers<void>();
  vendor.until = promise;
  await page.goto(routes.panelSection("fotos", id));
  await page.getByRole("link", { name: "Hacer la portada con IA" }).click();
  await page.getByRole("link", { name: "Puesto de noche con comal y vapor" }).click();
  await expect(page.getByLabel("Qué se ve")).toHaveValue("puesto de noche con comal y vapor");
  await expectNoOverflow(page);
  await expectAccessible();
  await page.getByRole("button", { name: "Generar" }).click();
  const progress = page.getByRole("progressbar", { name: "Haciendo la portada…" });
  await expect(progress).toBeVisible();
  await page.reload();
  await expect(progress).toBeVisible();
  await expectAccessible();
  deliver();
  const made = page.getByRole("img", { name: "La imagen nueva, que todavía no está en tu página" });
  // It is asked for again and again, and encoded by a process that starts for it.
  await expect(made).toBeVisible({ timeout: 20_000 });
  await expect(progress).toBeHidden();
  await expectNoOverflow(page);
  await expectAccessible();
  expect(vendor.asked.map(({ body }) => String(body.prompt).includes("puesto de noche con comal"))).toEqual([true]);
  const isPublic = async () => (await seenByVisitors(url, path)).includes("Portada de Tienda 1, imagen generada");
  expect(await isPublic()).toBe(false);
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page).toHaveURL(/\/mi-negocio\/fotos\?/);
  await expect.poll(isPublic).toBe(true);

  await expect(page.getByText("Ya usaste la IA para la portada")).toBeVisible();
  await expect(page.getByRole("link", { name: "Hacer la portada con IA" })).toHaveCount(0);
  // What was compared is no more.
  await page.goBack();
  await expectSpent(page, "Ya usaste la IA para la portada: es una vez por negocio.");
  await expectNoOverflow(page);
  await expectAccessible();
  await page.close();
  await owner.remove();
});

async function expectSpent(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByRole("button", { name: "Generar" })).toBeDisabled();
  // The way to another one stands where one reads that there is none.
  const told = page.getByRole("paragraph").filter({ hasText: sentence });
  await expect(told.getByRole("link", { name: "escríbenos a soporte" })).toHaveAttribute("href", routes.support());
  await expect(page.getByRole("radio")).toHaveCount(0);
}

test("why there is nothing is read before anything is filled in: a logo that was made, a day without money", async ({
  page,
  context,
  expectAccessible,
}) => {
  const owner = await anOwner(context, 1, premium);
  const { id = "" } = owner.businesses[0] ?? {};
  await onDatabase((sql) => sql`update negocios set ai_logo_used = true, escritor = 'pagos' where id = ${id}`);
  await page.goto(routes.generatePicture(id, "logo"));
  await expectSpent(page, "Ya usaste la IA para el logo: es una vez por negocio.");

  await onDatabase(
    (sql) => sql`
      insert into ia_usos (tipo, negocio_id, dia, estado, costo)
      select 'descripcion', ${id}, (now() at time zone 'America/Mexico_City')::date, 'hecho', 0 from generate_series(1, 10)`,
  );
  await page.goto(routes.panelSection("datos", id));
  const spent = page.getByText(AI_REFUSALS.quota);
  await expect(spent.getByRole("link", { name: "escríbenos a soporte" })).toHaveAttribute("href", routes.support());

  // What is left is less than a text may cost.
  await onDatabase(
    (sql) => sql`
      insert into ia_usos (tipo, negocio_id, dia, estado, costo)
      values ('descripcion', ${id}, (now() at time zone 'America/Mexico_City')::date, 'hecho', 99990000)`,
  );
  await page.goto(routes.panelSection("datos", id));
  await expect(page.getByText(AI_REFUSALS.budget)).toBeVisible();
  await expect(page.getByRole("button", { name: /con IA/ })).toHaveCount(0);
  await expectNoOverflow(page);
  const places: [path: string, refusals: number, control: string][] = [
    [routes.generatePicture(id, "cover"), 1, 'name="elementos"'],
    [routes.panelSection("menu", id), 1, 'type="file" name="archivo" accept="image'],
    [routes.panelSection("herramientas", id), 2, "Hacer mis publicaciones"],
  ];
  for (const [path, refusals, control] of places) {
    await page.goto(path);
    await expect(page.getByText(AI_REFUSALS.budget), path).toHaveCount(refusals);
    expect((await page.content()).includes(control), `${path} offers it`).toBe(false);
    await expectNoOverflow(page);
  }
  await expectAccessible();
  await page.close();
  await onDatabase((sql) => sql`delete from ia_usos`);
  await owner.remove();
});
