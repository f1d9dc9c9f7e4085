import { expect, test } from "@playwright/test";
import { openFilters } from "./directory";
import { clickAtRest } from "./test";

test.use({ javaScriptEnabled: false });

test("a visitor searches, opens a business and can call it", async ({ page }) => {
  await page.goto("/");
  await page.getByPlaceholder("¿Qué negocio buscas?").fill("consultorio dental");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL(/\/negocios\?q=consultorio(\+|%20)dental/);
  await expect(page.getByRole("heading", { name: /resultados$/ })).toBeVisible();

  await openFilters(page);
  await page.getByRole("combobox", { name: "Categoría" }).selectOption("salud-y-bienestar");
  await page.getByRole("button", { name: "Filtrar" }).click();
  await expect(page).toHaveURL(/category=salud-y-bienestar/);

  const withPhone = page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: /Llamar/ }) })
    .filter({ hasNotText: "Horario: " })
    .first();
  await withPhone.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/negocio\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('a[href^="tel:+52"]:visible').first()).toBeVisible();
  await expect(page.getByText("Horario sin confirmar").first()).toBeVisible();
  await expect(page.getByText(/^Fuente: INEGI, DENUE/)).toBeVisible();
});

test("the directory is read page by page", async ({ page }) => {
  await page.goto("/negocios");
  await clickAtRest(page.getByRole("link", { name: /Siguiente/ }));
  await expect(page).toHaveURL("/negocios?page=2");
  await page.goto("/categorias/servicios-del-hogar");
  await clickAtRest(page.getByRole("link", { name: /Siguiente/ }));
  await expect(page).toHaveURL("/categorias/servicios-del-hogar?page=2");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("the directory is filtered with a plain form", async ({ page }) => {
  await page.goto("/negocios");
  await expect(page.getByText("Para ordenar por cercanía, activa JavaScript en tu navegador.")).toBeVisible();
  await page.getByPlaceholder("Buscar por nombre, descripción o categoría...").fill("dental");
  await openFilters(page);
  await page.getByRole("combobox", { name: "Colonia" }).selectOption({ index: 1 });
  await page.getByRole("checkbox", { name: "Abierto ahora" }).check();
  await page.getByRole("button", { name: "Filtrar" }).click();
  await expect(page).toHaveURL(/\/negocios\?q=dental&.*abierto=1/);
  await expect(page.getByRole("heading", { name: /^\d+ resultados?$/ })).toBeVisible();
  await page.getByRole("link", { name: "Quitar filtro: Abierto ahora" }).click();
  await expect(page).toHaveURL(/\/negocios\?q=dental&colonia=[a-z0-9-]+$/);
  await page.getByRole("link", { name: "Limpiar Filtros", exact: true }).click();
  await expect(page).toHaveURL("/negocios");
});

test("colonias lead to businesses", async ({ page }) => {
  await page.goto("/colonias");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Santa Martha Acatitla\s*\d/ })
    .click();
  await clickAtRest(page.getByRole("link", { name: /Siguiente/ }));
  await expect(page).toHaveURL("/colonias/santa-martha-acatitla?page=2");
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/negocio\//);
});

test("the menu opens on phones", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Menú", { exact: true }).click();
  await page.getByRole("banner").getByRole("link", { name: "Negocios", exact: true }).click();
  await expect(page).toHaveURL("/negocios");
});
