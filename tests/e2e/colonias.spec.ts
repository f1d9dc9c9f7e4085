import { clickAtRest, expect, test } from "./test";

test("leads from the home page by colonia and category to a business", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Ver todas las colonias" }).click();
  await expect(page).toHaveURL("/colonias");

  await page
    .getByRole("main")
    .getByRole("link", { name: /^Santa Martha Acatitla\s*\d/ })
    .click();
  await expect(page).toHaveURL("/colonias/santa-martha-acatitla");
  await expect(page.getByRole("article").first()).toContainText("Santa Martha Acatitla");

  await page
    .getByRole("navigation", { name: /^Categorías en/ })
    .getByRole("link", { name: /Servicios del Hogar/ })
    .click();
  await expect(page).toHaveURL("/colonias/santa-martha-acatitla/servicios-del-hogar");
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/negocio\/[a-z0-9-]+$/);
});

test("a category leads to its colonias, whose pages follow one another", async ({ page }) => {
  await page.goto("/categorias/salud-y-bienestar");
  await page.getByRole("navigation", { name: "En tu colonia" }).getByRole("link", { name: /\d$/ }).first().click();
  await expect(page).toHaveURL(/\/colonias\/[a-z0-9-]+\/salud-y-bienestar$/);

  await page.goto("/colonias/santa-martha-acatitla");
  await clickAtRest(page.getByRole("link", { name: /Siguiente/ }));
  await expect(page).toHaveURL("/colonias/santa-martha-acatitla?page=2");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /santa-martha-acatitla\?page=2$/);
  await expect(page.getByRole("article").first()).toBeVisible();
});
