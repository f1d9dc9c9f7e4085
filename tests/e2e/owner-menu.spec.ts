import { select } from "../support/e2e-business";
import { anOwner } from "../support/e2e-owner";
import { expect, expectNoOverflow, test } from "./test";

test("a pasted menu is read, what is not read is asked about, and no line of it is published as a dish", async ({
  page,
  context,
  expectAccessible,
}) => {
  const owner = await anOwner(context, 1, { plan_type: "premium", slug_categoria: "alimentos-y-bebidas" });
  const { id = "", path = "" } = owner.businesses[0] ?? {};
  const stored = async () => (await select("negocios", `id=eq.${id}&select=menu`))[0]?.menu;
  const dishes = () => page.getByRole("region", { name: "Menú" }).locator(".dish");
  await page.goto("/mi-negocio/menu");
  const field = page.getByRole("textbox", { name: /^Menú/ });
  const save = page.getByRole("button", { name: "Guardar cambios" });
  await field.fill("TACOS\nCampechano 22\nGringa ....... 65\nCoca 600\nSalsas de la casa\nPedidos al 55 1234 5678");
  const preview = page.getByRole("region", { name: "Así lo verán" });
  await expect(preview.getByText("Reconocimos 1 sección, 2 platillos, 2 con precio.")).toBeVisible();
  await expect(preview.getByText("Nos falta saber de 2 líneas")).toBeVisible();
  await expect(preview.getByText("$22")).toBeVisible();
  await expect(preview.getByText("$65")).toBeVisible();
  const asked = preview.getByRole("button", { name: "Sin precio: Coca 600" });
  await expect(asked.locator("xpath=ancestor::span[2]")).toHaveCSS("background-color", "rgb(254, 243, 199)");
  await expect(preview.getByRole("button", { name: "Es nota: Pedidos al" })).toHaveCount(0);
  await expectNoOverflow(page);
  await expectAccessible();

  await save.click();
  // The page is shown as it is now once this is said.
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
  expect(await stored()).toContain("Campechano 22");
  await page.goto(path);
  await expect(dishes()).toHaveText([/^Campechano\$22/, /^Gringa\$65/]);
  await expect(page.getByRole("region", { name: "Menú" }).getByText("Coca 600")).toBeVisible();
  await expect(page.getByRole("region", { name: "Menú" }).getByText("Pedidos al 55 1234 5678")).toBeVisible();

  await page.goto("/mi-negocio/menu");
  await asked.click();
  // The next line is asked about where the finger is.
  await expect(preview.getByRole("button", { name: "Sin precio: Salsas de la casa" })).toBeFocused();
  await preview.getByRole("button", { name: "Es nota: Salsas de la casa" }).click();
  await expect(preview).toBeFocused();
  await expect(preview.getByText("Reconocimos 1 sección, 3 platillos, 2 con precio.")).toBeVisible();
  await expect(field).toHaveValue(/Coca 600 – sin precio\nNota: Salsas de la casa/);
  await save.click();
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
  expect(await stored()).toContain("Coca 600 – sin precio");
  await page.goto(path);
  await expect(dishes()).toHaveText([/^Campechano/, /^Gringa/, /^Coca 600$/]);
  await page.close();
  await owner.remove();
});
