import { AI_MESSAGES } from "../../lib/ai/messages";
import { routes } from "../../lib/routes";
import { anOwner } from "../support/e2e-owner";
import { expect, expectNoOverflow, test } from "./test";

test("without a model a description and a logo are drafts that say so, and use nothing up", async ({
  page,
  context,
  expectAccessible,
}) => {
  const owner = await anOwner(context, 1, { plan_type: "premium", slug_categoria: "autos-y-talleres" });
  const { id = "" } = owner.businesses[0] ?? {};
  await page.goto(routes.panelSection("datos", id));
  await page.getByRole("button", { name: "Escribir con IA" }).click();
  await expect(page.getByRole("heading", { name: AI_MESSAGES.draft })).toBeVisible();
  await expect(page.getByText(/intentos hoy/)).toHaveCount(0);
  await page.getByRole("button", { name: "Usar este texto" }).click();
  await expect(page.getByRole("textbox", { name: /^Descripción/ })).toHaveValue(/Tienda 1/);
  await expectNoOverflow(page);
  page.on("dialog", (dialog) => dialog.accept());

  await page.goto(routes.generatePicture(id, "logo"));
  await expect(page.getByText(AI_MESSAGES.draft)).toBeVisible();
  // Rules read the shape alone.
  await expect(page.getByRole("group")).toHaveCount(1);
  await page.getByRole("radio", { name: "Cuadrado" }).check();
  await expect(page.getByText("Con modelo: estilo, luz y detalle")).toBeVisible();
  await page.getByRole("button", { name: "Hacer un borrador" }).click();
  await expect(page.getByText("guardarlo o descartarlo no usa tu imagen con IA")).toBeVisible();
  await expect(page.getByText(AI_MESSAGES.draft)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();
  await page.close();
  await owner.remove();
});
