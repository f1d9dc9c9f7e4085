import type { Page } from "@playwright/test";
import { select } from "../support/e2e-business";
import { anOwner } from "../support/e2e-owner";
import { expect, expectNoOverflow, test } from "./test";

const NIGHT = [["13:00", "02:30"]];
const DAYS = ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"];
const weekOf = (ranges: unknown) =>
  Object.fromEntries(["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => [day, ranges]));

const storedWeek = async (id: string) => (await select("negocios", `id=eq.${id}&select=horario`))[0]?.horario;
const heightOfPage = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test("the hours of a week are read at a glance: a row a day on phones, a line a day on wide screens", {
  tag: "@wide",
}, async ({ page, context, isMobile, expectAccessible }) => {
  const owner = await anOwner(context, 1, {
    plan_type: "premium",
    horario: weekOf([["09:00", "18:00"]]),
    horario_especial: { "2099-12-25": { ranges: [], label: "Navidad" } },
    hours: "Con cita",
  });
  await page.goto("/mi-negocio/horario");
  const day = (name: string) => page.getByRole("group", { name });
  const row = (name: string) => page.getByRole("button", { name: `${name}: 09:00–18:00` });
  const opens = (name: string) => page.getByLabel(`${name}, horario 1: abre`);
  const parts = [
    page.getByRole("region", { name: "Hoy" }),
    page.getByRole("textbox", { name: /Pega tu horario/ }),
    day("Lunes"),
    page.getByRole("heading", { name: "Días especiales", level: 2 }),
    page.getByText("Nota (opcional)"),
    page.getByRole("region", { name: "Así lo verán" }),
  ];
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(await heightOfPage(page)).toBeLessThanOrEqual(isMobile ? 2_200 : 1_600);

  if (isMobile) {
    for (const name of DAYS) expect(await row(name).boundingBox()).toMatchObject({ height: 48 });
    await expect(opens("Lunes")).toBeHidden();
    await row("Lunes").click();
    await expect(day("Lunes").getByRole("switch")).toBeChecked();
    await expect(opens("Lunes")).toBeVisible();
    await day("Lunes").getByRole("button", { name: "+ otro horario" }).click();
    await expect(page.getByLabel("Lunes, horario 2: cierra")).toBeVisible();
    await row("Martes").click();
    await expect(opens("Lunes")).toBeHidden();
    await expect(opens("Martes")).toBeVisible();
  } else {
    for (const name of DAYS) {
      await expect(row(name)).toBeHidden();
      await expect(opens(name)).toBeVisible();
      expect((await day(name).boundingBox())?.height).toBeLessThanOrEqual(52);
    }
  }
  await day("Sábado").getByRole("button", { name: "Copiar sábado a otros días" }).click();
  await page.getByRole("menuitem", { name: "Copiar a domingo" }).click();
  await expect(page.getByText("Sin guardar")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();
  page.on("dialog", (dialog) => dialog.accept());
  await page.close();
  await owner.remove();
});

test("the hours are pasted in two taps; days that have others keep them until told", async ({ page, context }) => {
  const owner = await anOwner(context, 1, { plan_type: "premium" });
  const { id = "" } = owner.businesses[0] ?? {};
  await page.goto("/mi-negocio/horario");
  const text = page.getByRole("textbox", { name: /Pega tu horario/ });
  const save = page.getByRole("button", { name: "Guardar cambios" });
  const day = [["09:00", "18:00"]];
  // One tap to paste, one to store.
  await text.fill("L-V 9 a 18, sáb 10-14");
  await save.click();
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
  const pasted = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [["10:00", "14:00"]] };
  await expect.poll(() => storedWeek(id)).toEqual(pasted);

  await expect(text).toHaveValue("");
  await text.fill("vie a dom 13:00 a 2:30");
  await expect(page.getByText("Viernes y sábado ya tienen otro horario.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Domingo: 13:00–02:30" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Viernes: 09:00–18:00" })).toBeVisible();
  await page.getByRole("button", { name: "Reemplazar" }).click();
  await expect(page.getByRole("button", { name: "Viernes: 13:00–02:30" })).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByRole("button", { name: "Viernes: 09:00–18:00" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Domingo: Sin decir" })).toBeVisible();
  await expect(text).toBeFocused();
  await text.fill("vie a dom 13:00 a 2:30");
  await page.getByRole("button", { name: "Reemplazar" }).click();
  await save.click();
  await expect.poll(() => storedWeek(id)).toEqual({ ...pasted, fri: NIGHT, sat: NIGHT, sun: NIGHT });
  await page.close();
  await owner.remove();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each day is open, and what is pasted is shown as a week before it is stored", async ({ page, context }) => {
    const owner = await anOwner(context, 1, { plan_type: "premium" });
    const { id = "" } = owner.businesses[0] ?? {};
    await page.goto("/mi-negocio/horario");
    for (const name of DAYS) await expect(page.getByLabel(`${name}, horario 1: abre`)).toBeVisible();
    await page.getByRole("textbox", { name: /Pega tu horario/ }).fill("Lunes 9 a 14");
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(page.getByText(/Esto entendimos de tu texto: Lunes 9:00 a 14:00/)).toBeVisible();
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(page).toHaveURL(/aviso=guardado/);
    expect(await storedWeek(id)).toEqual({ mon: [["09:00", "14:00"]] });
    await owner.remove();
  });
});
