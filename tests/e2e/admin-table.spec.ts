import { randomUUID } from "node:crypto";
import { anAdmin } from "@/tests/support/e2e-admin";
import { deleteBusiness, insertBusiness, select } from "@/tests/support/e2e-business";
import { expect, expectNoOverflow, test } from "./test";

const ROWS = 50;
/** #475569, as a browser writes it: 7.6 to 1 on white. */
const INK_SOFT = "rgb(71, 85, 105)";

test("fifty are rejected at once and brought back: no mail, and each as it was", async ({ page, context }) => {
  test.slow();
  const { id: owner, email } = await anAdmin(context);
  // Digits would be looked for in telephones.
  const word = `lote${randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)))}`;
  const made = await Promise.all(
    Array.from({ length: ROWS }, (_, index) =>
      insertBusiness({ nombre: `${word} ${index}`, user_id: owner, is_approved: index % 2 === 0 ? true : null }),
    ),
  );
  const ids = made.map(({ id }) => id).join(",");
  const states = () => select("negocios", `select=id,is_approved,is_deleted&id=in.(${ids})&order=id`);
  const before = await states();
  try {
    await page.goto(`/admin?q=${word}&orden=nombre`);
    await expect(page.getByText(`${ROWS} negocios`, { exact: true })).toBeVisible();
    await page.getByLabel("Elegir toda la página").check();
    // A label that stays, not a placeholder.
    await expect(page.getByText("Motivo del rechazo (opcional)", { exact: true })).toBeVisible();
    await page.getByLabel("Motivo del rechazo (opcional)").fill("Faltan las fotos.");
    const reject = page.getByRole("group", { name: "Negocios elegidos" }).getByRole("button", { name: "Rechazar" });
    await reject.click();
    await expect(reject).toBeFocused();
    await expect(page.getByText(`${ROWS} negocios rechazados`).first()).toBeVisible();
    await expect.poll(async () => (await states()).every(({ is_approved }) => is_approved === false)).toBe(true);
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect.poll(states).toEqual(before);
    await expect(page.getByRole("button", { name: "Deshacer" })).toHaveCount(0);
    await expect(page.getByRole("group", { name: "Negocios elegidos" }).locator(":focus")).toBeVisible();

    // The same by deletion, which asks first.
    await page.getByLabel("Elegir toda la página").check();
    await page.getByRole("button", { name: "Eliminar", exact: true }).click();
    const question = page.getByRole("alertdialog", { name: `Eliminar ${ROWS} negocios` });
    await question.getByRole("button", { name: "Cancelar" }).click();
    await expect(page.getByRole("button", { name: "Eliminar", exact: true })).toBeFocused();
    expect(await states()).toEqual(before);
    await page.getByRole("button", { name: "Eliminar", exact: true }).click();
    await question.getByRole("button", { name: `Eliminar ${ROWS} negocios` }).click();
    await expect.poll(async () => (await states()).every(({ is_deleted }) => is_deleted)).toBe(true);
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect.poll(states).toEqual(before);
    expect(await select("correos", `select=tipo&para=eq.${email}`)).toEqual([]);
  } finally {
    await Promise.all(made.map(({ id }) => deleteBusiness(id)));
  }
});

test.describe("a decision that the server does not take", () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED|Failed to load resource|Failed to fetch/] });

  test("is on the screen at once, and taken back with the reason @wide", async ({
    page,
    context,
    expectAccessible,
  }) => {
    await anAdmin(context);
    const word = `caso${randomUUID().slice(0, 8)}`;
    const { id } = await insertBusiness({ nombre: `${word} Flor`, is_approved: null });
    try {
      await page.goto("/admin");
      await expectAccessible();
      await expectNoOverflow(page);
      await page.goto(`/admin?q=${word}&buscar=${word}`);
      const card = page.getByRole("listitem").filter({ hasText: word });
      const row = page.getByRole("row").filter({ hasText: word });
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/admin?**", async (route) => {
        if (route.request().method() !== "POST") return route.fallback();
        await released;
        return route.abort();
      });
      await card.getByRole("button", { name: "Aprobar" }).click();
      await expect(card.getByText("Aprobado")).toBeVisible();
      await expect(row.getByText("Aprobado")).toBeVisible();
      await expect(card.getByRole("button", { name: "Aprobar" })).toBeDisabled();
      await expect(card.getByRole("link", { name: word })).toBeFocused();
      release();
      await expect(page.getByText("No se pudo actualizar el estado de aprobación.")).toBeVisible();
      await expect(row.getByText("Pendiente")).toBeVisible();
      await page.unroute("**/admin?**");

      await page.getByRole("button", { name: `Acciones de ${word} Flor` }).click();
      await page.getByRole("menuitem", { name: "Eliminar…" }).click();
      const question = page.getByRole("alertdialog", { name: `Eliminar «${word} Flor»` });
      await question.getByRole("button", { name: `Eliminar «${word} Flor»` }).click();
      await expect(row.getByText("Eliminado", { exact: true }).first()).toBeVisible();
      await row.getByRole("button", { name: "Deshacer" }).click();
      await expect(row.getByText("Pendiente")).toBeVisible();
      await expect.poll(() => select("negocios", `select=is_deleted&id=eq.${id}`)).toEqual([{ is_deleted: false }]);
    } finally {
      await deleteBusiness(id);
    }
  });
});

test("the first screen shows what waits, one plot and the head of the table @wide", async ({ page, context }, {
  project,
}) => {
  await anAdmin(context);
  const { id } = await insertBusiness({ nombre: "Uno que espera", is_approved: null });
  const isWide = project.name === "wide";
  const yOf = async (name: string) => (await page.getByRole("columnheader", { name }).boundingBox())?.y ?? Number.NaN;
  try {
    await page.goto("/admin");
    await expect(page.getByRole("link", { name: "Agregar negocio" })).toBeInViewport();
    const chips = page.getByRole("region", { name: "Por atender" }).getByRole("link");
    await expect(chips.filter({ hasText: "Nuevos" })).toBeInViewport();
    for (const chip of await chips.allTextContents()) expect(chip).toMatch(/ [1-9][\d,]*$/);
    expect((await page.getByRole("figure").boundingBox())?.height).toBe(160);
    // Both drawings stand in it.
    const drawings = page.getByRole("figure").getByRole("img");
    await expect(drawings).toHaveCount(2);
    for (const drawing of await drawings.all()) expect((await drawing.boundingBox())?.height).toBeLessThan(110);
    await expect(page.getByText("Todos los números")).toBeVisible();
    await expect(page.getByRole("link", { name: /Publicados/ })).toBeHidden();
    // Quick approval is one row, without artwork.
    const quick = page.getByRole("region", { name: "Aprobación rápida" });
    const rows = await quick
      .getByRole("listitem")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
    expect(new Set(rows).size).toBe(1);
    await expect(quick.locator("img, svg")).toHaveCount(0);
    expect(await yOf("Nombre")).toBeLessThan(isWide ? 640 : 1200);
    // Placeholders are read, too.
    for (const field of await page.locator("input[placeholder]").all())
      expect(await field.evaluate((input) => getComputedStyle(input, "::placeholder").color)).toBe(INK_SOFT);
    await expect(page.getByLabel("Categoría").locator("option").first()).toHaveText("Todas");
    await expect(page.getByLabel("Estado").locator("option").last()).toHaveText("Eliminado");
    if (!isWide) return;
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole("navigation", { name: "Administración" })).toBeInViewport();
  } finally {
    await deleteBusiness(id);
  }
});

test("back up the table nothing that is focused lies under its head @wide", async ({ page, context }, { project }) => {
  test.skip(project.name !== "wide");
  await anAdmin(context);
  await page.goto("/admin");
  // With scripts a row has a menu.
  await page
    .getByRole("button", { name: /^Acciones de/ })
    .last()
    .focus();
  const stops = 90;
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Shift+Tab");
    const { isBelow, what } = await page.evaluate(() => {
      const { activeElement } = document;
      const head = document.querySelector("table thead");
      if (!activeElement || !head) throw new Error("there is a table");
      return {
        isBelow: activeElement.getBoundingClientRect().top >= head.getBoundingClientRect().bottom,
        what: activeElement.outerHTML.slice(0, 80),
      };
    });
    expect(isBelow, what).toBe(true);
  }
});

test("whoever cancels «Eliminar…» of a row is back at its menu @wide", async ({ page, context }) => {
  await anAdmin(context);
  const word = `caso${randomUUID().slice(0, 8)}`;
  const { id } = await insertBusiness({ nombre: `${word} Flor` });
  try {
    await page.goto(`/admin?q=${word}`);
    const menu = page.getByRole("button", { name: `Acciones de ${word} Flor` });
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Eliminar…" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await expect(menu).toBeFocused();
  } finally {
    await deleteBusiness(id);
  }
});
