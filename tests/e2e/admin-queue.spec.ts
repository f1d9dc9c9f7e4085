import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { client } from "../support/backend-target";
import { anAdmin } from "../support/e2e-admin";
import { addReports, deleteBusiness, insertBusiness, select } from "../support/e2e-business";
import { instanceUnderTest } from "../support/e2e-instance";
import { mailsTo } from "../support/e2e-mails";
import { anOwner } from "../support/e2e-owner";
import { eventually } from "../support/eventually";
import { expect, expectNoOverflow, test } from "./business-test";

async function edit(person: string, business: string, changes: Readonly<Record<string, string>>): Promise<void> {
  const { supabaseUrl, secretKey } = instanceUnderTest();
  const { error } = await client(supabaseUrl, secretKey).rpc("edit_business", { person, business, changes });
  if (error) throw error;
}

test("a registration is rejected, mended, sent again and published", async ({
  page,
  context,
  browser,
  expectAccessible,
}) => {
  test.slow();
  const name = `Fonda ${randomUUID().slice(0, 8)}`;
  const owner = await anOwner(context, 0);
  await page.goto("/registro?plan=free");
  await page.getByLabel("Nombre del negocio").fill(name);
  await page.getByRole("combobox", { name: "Categoría" }).selectOption("Alimentos y Bebidas");
  await page.getByLabel("Teléfono").fill("55 1234 5678");
  await page.getByLabel("Dirección").fill("Calle Uno 23");
  await page.getByRole("main").getByRole("button", { name: "Registrar negocio" }).click();
  await expect(page).toHaveURL("/registro-free-success");
  const row = (await select("negocios", `nombre=eq.${encodeURIComponent(name)}`))[0];
  const [id, slug] = [String(row?.id), String(row?.slug)];

  const desk = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await anAdmin(desk);
  const queue = await desk.newPage();
  await queue.goto(`/admin/cola?siguiente=registro.${id}`);
  await expect(queue.getByRole("heading", { name })).toBeVisible();
  await expectNoOverflow(queue);
  await queue.getByRole("button", { name: "Rechazar" }).click();
  const sheet = queue.getByRole("dialog", { name: "¿Por qué no se publica?" });
  await sheet.getByRole("button", { name: "Rechazar" }).click();
  await expect(sheet.getByText("Escribe el motivo o elige uno")).toBeVisible();
  await sheet.getByRole("radio", { name: "El teléfono no contesta" }).check();
  const reason = sheet.getByLabel("Motivo, para rechazar o pedir cambios");
  await expect(reason).toHaveValue(/no pudimos comunicarnos/);
  await reason.fill("El teléfono no es tuyo.");
  await sheet.getByRole("button", { name: "Rechazar" }).click();
  await expect(queue.getByRole("status").first()).toContainText("Rechazado.");
  await expect(queue.getByRole("heading", { name })).toBeHidden();
  await eventually(
    async () => expect((await mailsTo(owner.email))[0]?.text).toContain("El teléfono no es tuyo."),
    60_000,
  );

  await edit(owner.id, id, { telefono: "5587654321" });
  await page.goto("/mi-negocio");
  await expect(page.getByText("El teléfono no es tuyo.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: /Volver a enviar/ }).click();
  await expect(page.getByText("Listo: lo recibimos de nuevo.")).toBeVisible();

  await queue.goto(`/admin/cola?siguiente=registro.${id}`);
  await expect(queue.getByRole("region", { name: "Qué cambió desde entonces" })).toContainText("5587654321");
  await queue.getByRole("button", { name: /^Aprobar/ }).click();
  await expect(queue.getByRole("status").first()).toContainText("Aprobado");
  await page.goto(`/negocio/${slug}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await desk.close();
  await deleteBusiness(id);
  await owner.remove();
});

test("a revision is accepted in part with the keyboard alone @wide", async ({
  page,
  context,
  browser,
  expectAccessible,
}, { project }) => {
  const shop = await browser.newContext();
  const owner = await anOwner(shop);
  const [business] = owner.businesses;
  const id = business?.id ?? "";
  await edit(owner.id, id, { nombre: "Tienda Nueva", telefono: "5587654321" });
  const [revision] = await select("revisiones", `negocio_id=eq.${id}&estado=eq.abierta`);
  await anAdmin(context);
  await page.goto(`/admin/cola?siguiente=cambio.${revision?.id}`);
  await expect(page.getByText("Tienda Nueva")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();

  // Keys are not shown on phones.
  await expect(page.getByRole("button", { name: "Atajos de teclado" })).toBeVisible({
    visible: project.name === "wide",
  });
  if (project.name === "wide") {
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Atajos de teclado" })).toBeVisible();
    await page.keyboard.press("Escape");
  }
  const box = page.getByRole("checkbox", { name: "Nombre del negocio" });
  // Where one types there are no keys of one letter; Escape leads back.
  await page.keyboard.press("r");
  const sheet = page.getByRole("dialog", { name: "¿Por qué no se publica?" });
  await sheet.getByLabel("Motivo de lo que no se publica").focus();
  await page.keyboard.type("El letrero ja dice otra cosa.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Rechazar" })).toBeFocused();
  await box.focus();
  await page.keyboard.press("Space");
  await expect(box).not.toBeChecked();
  await page.keyboard.press("a");
  await expect(page.getByRole("status").first()).toContainText("Se publicó lo que marcaste");
  expect((await select("negocios", `id=eq.${id}`))[0]).toMatchObject({ nombre: "Tienda 1", telefono: "5587654321" });
  const [decided] = await select("revisiones", `id=eq.${revision?.id}`);
  expect(decided).toMatchObject({ aceptados: ["telefono"], motivo: "El letrero ja dice otra cosa." });
  await shop.close();
  await owner.remove();
});

/** A word that no other test has, in the names of what it makes wait. */
const aWord = () => `caso${randomUUID().slice(0, 8)}`;

/** A telephone that nobody has. */
const aPhone = () => `55${Math.floor(1e7 + Math.random() * 9e7)}`;

async function someRegistrations(word: string, count: number) {
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      insertBusiness({ nombre: `${word} ${index + 10}`, is_approved: null, telefono: aPhone() }),
    ),
  );
}

const boxOf = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN };
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("thirty are decided at 360 where the thumb is: 40 taps, nothing moves, no scroll", async ({ page, context }) => {
  test.slow();
  await anAdmin(context);
  const word = aWord();
  const made = await someRegistrations(word, 30);
  const bar = page.getByRole("region", { name: "Decidir" });
  const name = page.getByRole("heading", { name: word, level: 2 });
  let taps = 0;
  const tap = async (element: Locator) => {
    taps += 1;
    await element.tap();
  };
  try {
    await page.goto(`/admin/cola?q=${word}`);
    const place = await boxOf(name);
    expect(await boxOf(bar)).toMatchObject({ x: 0, y: 740 - 64, width: 360, height: 64 });
    const [reject, approve] = [
      await boxOf(bar.getByRole("button", { name: "Rechazar" })),
      await boxOf(bar.getByRole("button", { name: "Aprobar" })),
    ];
    expect(reject.x + reject.width).toBeLessThan(approve.x);
    for (let index = 0; index < 30; index += 1) {
      const present = (await name.textContent()) ?? "";
      if (index % 6 === 5) {
        await tap(bar.getByRole("button", { name: "Rechazar" }));
        const sheet = page.getByRole("dialog", { name: "¿Por qué no se publica?" });
        await tap(sheet.getByRole("radio", { name: "Fuera de Iztapalapa" }));
        await tap(sheet.getByRole("button", { name: "Rechazar" }));
      } else {
        await tap(bar.getByRole("button", { name: "Aprobar" }));
      }
      await expect(page.getByRole("heading", { name: present })).toHaveCount(0);
      expect(await scrolled(page)).toBe(0);
      if (index === 29) break;
      // What was decided is said above the bar.
      expect((await boxOf(name)).y).toBe(place.y);
      const outcome = await boxOf(page.locator("[data-outcome]"));
      expect(outcome.y + outcome.height).toBeLessThanOrEqual(740 - 64);
    }
    expect(taps).toBe(40);
    await expect(page.getByRole("heading", { name: "Nada de eso espera" })).toBeFocused();
    const rows = await select("negocios", `select=is_approved&id=in.(${made.map(({ id }) => id).join(",")})`);
    expect(rows.filter(({ is_approved }) => is_approved).length).toBe(25);
  } finally {
    await Promise.all(made.map(({ id }) => deleteBusiness(id)));
  }
});

test("on a wide screen the decision stays beside the name, and the list where it is @wide", async ({ page, context }, {
  project,
}) => {
  test.skip(project.name !== "wide");
  await anAdmin(context);
  const word = aWord();
  const made = await someRegistrations(word, 2);
  try {
    // A low window, in which there is something to scroll.
    await page.setViewportSize({ width: 1280, height: 320 });
    await page.goto(`/admin/cola?q=${word}&siguiente=registro.${made[0]?.id}`);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await scrolled(page)).toBeGreaterThan(100);
    const heading = await boxOf(page.getByRole("heading", { name: word }));
    const approve = await boxOf(page.getByRole("button", { name: "Aprobar", exact: false }).first());
    for (const box of [heading, approve]) {
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(80);
    }
    expect((await boxOf(page.getByRole("navigation", { name: "Cola" }))).y).toBeLessThan(40);
  } finally {
    await Promise.all(made.map(({ id }) => deleteBusiness(id)));
  }
});

test("a report is answered in the queue, in one tap", async ({ page, context, aBusiness, expectAccessible }) => {
  await anAdmin(context);
  const word = aWord();
  const { id } = await aBusiness({ nombre: `${word} reportado` });
  await addReports(id, 2);
  await page.goto(`/admin/cola?q=${word}&tipo=reporte`);
  await expect(page.getByRole("region", { name: "Reportes" })).toContainText("2 personas dicen que ya cerró");
  await expect(page.getByText("Marcar cerrado")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();
  await page.getByRole("region", { name: "Decidir" }).getByRole("button", { name: "Descartar" }).click();
  await expect(page.getByRole("status").first()).toContainText("los reportes se descartaron");
  await expect(page.getByRole("heading", { name: "Nada de eso espera" })).toBeFocused();
  expect(await select("reportes", `select=estado&negocio_id=eq.${id}`)).toEqual([
    { estado: "descartado" },
    { estado: "descartado" },
  ]);
});

test("new ones without warnings are approved together, and brought back", async ({
  page,
  context,
  expectAccessible,
}) => {
  await anAdmin(context);
  const word = aWord();
  const phone = aPhone();
  const made = await someRegistrations(word, 3);
  const warned = await Promise.all([
    insertBusiness({ nombre: `${word} estafa`, is_approved: null, telefono: aPhone(), descripcion: "Dinero fácil" }),
    insertBusiness({ nombre: `Uno ${word}`, is_approved: null, telefono: phone }),
    insertBusiness({ nombre: `Otro distinto ${word}`, is_approved: null, telefono: phone }),
  ]);
  const states = async () =>
    (await select("negocios", `select=is_approved&nombre_plano=like.*${word}*&order=created_at`)).filter(
      ({ is_approved }) => is_approved,
    ).length;
  try {
    await page.goto(`/admin/cola?q=${word}`);
    await page.getByRole("link", { name: "Aprobar varios…" }).click();
    const form = page.getByRole("form", { name: "Aprobar varios" });
    await expect(form.getByRole("checkbox")).toHaveCount(3);
    await expectNoOverflow(page);
    await expectAccessible();
    await form.getByRole("checkbox", { name: `${word} 10` }).uncheck();
    await form.getByRole("button", { name: "Aprobar 2 negocios" }).click();
    await expect(page.getByRole("status").first()).toContainText("2 negocios aprobados");
    expect(await states()).toBe(2);
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(page.getByRole("status").first()).toContainText("quedó como antes");
    expect(await states()).toBe(0);
  } finally {
    await Promise.all([...made, ...warned].map(({ id }) => deleteBusiness(id)));
  }
});
