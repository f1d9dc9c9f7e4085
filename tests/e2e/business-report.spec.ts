import type { Page } from "@playwright/test";
import { addReports, select } from "../support/e2e-business";
import { expect, test } from "./business-test";

/** The limit of `add_report`. */
const MAX_REPORTS_A_DAY = 20;

const reportsOf = async (id: string) =>
  (await select("reportes", `negocio_id=eq.${id}&order=created_at`)).map(({ motivo, detalle }) => ({
    motivo,
    detalle,
  }));

const follow = async (page: Page) => {
  await page.getByRole("link", { name: "Reportar un problema" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reportar un problema");
};
const send = (page: Page) => page.getByRole("button", { name: "Enviar reporte" }).click();

test("a report is stored with what would be right, which is asked for where there is such a thing", async ({
  page,
  aBusiness,
  expectAccessible,
}) => {
  const { id, path } = await aBusiness();
  await page.goto(path);
  await follow(page);
  await expectAccessible();
  const suggestion = page.getByRole("textbox", { name: /¿Cuál es/ });
  await page.getByRole("radio", { name: "Ya cerró" }).check();
  await expect(suggestion).toHaveCount(0);
  await page.getByRole("radio", { name: "El teléfono está equivocado" }).check();
  await expect(suggestion).toHaveAccessibleName(/¿Cuál es el teléfono\?/);
  await suggestion.fill("55 1234 5678");
  await page.getByRole("textbox", { name: /Cuéntanos más/ }).fill("Contesta otra persona");
  await send(page);
  await expect(page.getByText("Gracias, recibimos tu reporte.")).toBeVisible();
  expect(await select("reportes", `negocio_id=eq.${id}`)).toMatchObject([
    { motivo: "telefono", detalle: "Contesta otra persona", sugerencia: "55 1234 5678", correo: null },
  ]);
});

test("what is missing is said, and what was typed stays", async ({ page, aBusiness }) => {
  const { id, path } = await aBusiness();
  await page.goto(path);
  await follow(page);
  const words = page.getByRole("textbox", { name: /Cuéntanos más/ });
  const other = page.getByRole("radio", { name: "Otro problema" });
  await other.check();
  await send(page);
  await expect(page.getByRole("alert").filter({ hasText: "Cuéntanos qué está mal." })).toBeVisible();
  await expect(other).toBeChecked();

  await words.fill("x".repeat(501));
  await send(page);
  await expect(page.getByText("Usa como máximo 500 caracteres: te sobra 1.")).toBeVisible();
  await expect(words).toHaveValue("x".repeat(501));
  expect(await reportsOf(id)).toEqual([]);
});

test.describe("without a connection", () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("the form stays as it was", async ({ page, aBusiness, context }) => {
    const { path } = await aBusiness();
    await page.goto(path);
    await follow(page);
    await page.getByRole("radio", { name: "Está repetido" }).check();
    await page.getByRole("textbox", { name: /Cuéntanos más/ }).fill("Dos veces");
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText("No pudimos guardar tu reporte. Inténtalo de nuevo.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: /Cuéntanos más/ })).toHaveValue("Dos veces");
    await context.setOffline(false);
    await send(page);
    await expect(page.getByText("Gracias, recibimos tu reporte.")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a report is sent and answered, and what was typed comes back with an error", async ({ page, aBusiness }) => {
    const { id, path } = await aBusiness();
    await page.goto(path);
    await page.getByRole("link", { name: "Reportar un problema" }).click();
    await page.getByRole("radio", { name: "Otro problema" }).check();
    await page.getByRole("textbox", { name: /Cuéntanos más/ }).fill("   ");
    await send(page);
    await expect(page.getByRole("alert").getByText("Cuéntanos qué está mal.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Otro problema" })).toBeChecked();
    await page.getByRole("textbox", { name: /Cuéntanos más/ }).fill("Cambió de dueño");
    await send(page);
    await expect(page.getByText("Gracias, recibimos tu reporte.")).toBeVisible();
    expect(await reportsOf(id)).toEqual([{ motivo: "otro", detalle: "Cambió de dueño" }]);
    await page.getByRole("link", { name: "Volver a la página del negocio" }).click();
    await expect(page.getByText("Gracias, recibimos tu reporte.")).toHaveCount(0);
  });
});

test("a business with all reports of a day takes no more, says so and keeps what was typed", async ({
  page,
  aBusiness,
}) => {
  const { id, path } = await aBusiness();
  await addReports(id, MAX_REPORTS_A_DAY);
  await page.goto(path);
  await follow(page);
  await page.getByRole("radio", { name: "Está repetido" }).check();
  await page.getByRole("textbox", { name: /Cuéntanos más/ }).fill("Dos veces");
  await send(page);
  const answer = "Ya recibimos muchos reportes de este negocio hoy. Los estamos revisando.";
  await expect(page.getByRole("alert").filter({ hasText: answer })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Está repetido" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: /Cuéntanos más/ })).toHaveValue("Dos veces");
  expect(await reportsOf(id)).toHaveLength(MAX_REPORTS_A_DAY);
});
