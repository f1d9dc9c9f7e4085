import { instanceUnderTest } from "../support/e2e-instance";
import { aUser } from "../support/e2e-user";
import { signIn } from "../support/session-cookie";
import { expect, expectNoOverflow, test } from "./business-test";

test("a premium owner makes, repeats and deletes a promotion and writes a menu, and visitors see it at once", async ({
  page,
  aBusiness,
  expectAccessible,
}) => {
  const { siteUrl, supabaseUrl, publishableKey } = instanceUnderTest();
  const user = await aUser();
  const { path } = await aBusiness({ user_id: user.id, plan_type: "premium", categoria: "Alimentos y Bebidas" });
  const { cookies } = await signIn({ supabaseUrl, publishableKey }, user.email, user.password);
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: siteUrl })));
  const seenByVisitors = async () => (await fetch(siteUrl + path)).text();
  const dialog = page.getByRole("dialog");
  const saved = page.getByText("Promoción guardada correctamente");

  await page.goto("/mi-negocio/promociones");
  await expect(page.getByText("No hay promociones activas registradas.")).toBeVisible();
  await page.getByRole("link", { name: "Nueva promoción" }).click();
  await dialog.getByLabel("Título").fill("2x1 en tacos");
  await dialog.getByRole("button", { name: "Crear promoción" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Campos incompletos. Faltan título o fechas");
  await dialog.getByLabel("Desde").fill("2020-01-01");
  await dialog.getByLabel("Hasta").fill("2099-12-31");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Crear promoción" }).click();
  await expect(saved).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "Activas" }).getByRole("article")).toHaveCount(1);
  expect(await seenByVisitors()).toContain("2x1 en tacos");

  await page.getByRole("link", { name: "Editar promoción «2x1 en tacos»" }).click();
  await dialog.getByLabel("Hasta").fill("2020-02-01");
  await dialog.getByRole("button", { name: "Guardar cambios" }).click();
  const past = page.getByRole("region", { name: "Vencidas" });
  await past.getByRole("link", { name: "Repetir «2x1 en tacos»" }).click();
  await expect(dialog.getByLabel("Título")).toHaveValue("2x1 en tacos");
  await expect(dialog.getByLabel("Desde")).not.toHaveValue("2020-01-01");
  await dialog.getByLabel("Título").fill("3x2 en tortas");
  await dialog.getByRole("button", { name: "Crear promoción" }).click();
  await expect(page.getByRole("region", { name: "Activas" })).toContainText("3x2 en tortas");
  await expectNoOverflow(page);
  await past.getByText("Eliminar", { exact: false }).first().click();
  await past.getByRole("button", { name: "Eliminar «2x1 en tacos»" }).click();
  await expect(page.getByText("Promoción eliminada.")).toBeVisible();
  await expect(past).toBeHidden();

  await page.goto("/mi-negocio/menu");
  await page.getByLabel("Menú (opcional)", { exact: true }).fill("TORTAS\nCubana .... 65");
  const preview = page.getByRole("region", { name: "Así lo verán" });
  await expect(preview).toContainText("Reconocimos 1 sección, 1 platillo, 1 con precio.");
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByText("Menú guardado correctamente.")).toBeVisible();
  await expectAccessible();
  const html = await seenByVisitors();
  expect(html).toContain("3x2 en tortas");
  expect(html).toMatch(/<h3[^>]*>TORTAS</);
});
