import { openFilters } from "./directory";
import { expect, expectNoOverflow, test } from "./test";

const results = /^[\d,]+ resultados?$/;

test("shows all businesses, 24 on a page, with real page links", { tag: "@wide" }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/negocios");
  await expect(page.getByRole("heading", { name: "Directorio de Negocios" })).toBeVisible();
  await expect(page.getByText("Explora todos los negocios registrados")).toBeVisible();
  await expect(page.getByRole("heading", { name: results })).toHaveText(/^4,[56]\d\d resultados$/);
  await expect(page.getByRole("link", { name: /Ver Detalles/ })).toHaveCount(24);
  await expectNoOverflow(page);
  await expectAccessible();

  const names = () => page.getByRole("article").getByRole("heading").allTextContents();
  const firstPage = await names();
  await page.getByRole("link", { name: /Siguiente/ }).click();
  await expect(page).toHaveURL("/negocios?page=2");
  await expect(page.getByRole("link", { name: /Anterior/ })).toBeVisible();
  expect(await names()).not.toEqual(firstPage);
});

test("finds by accents, case and several words, and ranks the name first", async ({ page }) => {
  await page.goto("/negocios?q=TLAPALERIA+santa+MARTHA");
  await expect(page.getByRole("heading", { name: results })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText(/tlapaler[ií]a/i);
  await expect(page.getByRole("article").first()).toContainText(/Santa Martha/);
  await expect(page.getByPlaceholder("Buscar por nombre, descripción o categoría...")).toHaveValue(
    "TLAPALERIA santa MARTHA",
  );
});

test("filters by category and plan, keeps the address in sync without new history entries", { tag: "@wide" }, async ({
  page,
}) => {
  await page.goto("/");
  await page.goto("/negocios");
  await openFilters(page);
  await page.getByRole("combobox", { name: "Categoría" }).focus();
  await page.getByRole("combobox", { name: "Categoría" }).selectOption("salud-y-bienestar");
  await expect(page).toHaveURL("/negocios?category=salud-y-bienestar");
  // The sheet stays open, and the focus where it was.
  await expect(page.getByRole("combobox", { name: "Categoría" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Quitar filtro: Salud y Bienestar", includeHidden: true })).toHaveCount(
    1,
  );
  await page.getByRole("combobox", { name: "Plan" }).selectOption("free");
  await expect(page).toHaveURL("/negocios?category=salud-y-bienestar&plan=free");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Limpiar Filtros" }).click();
  await expect(page).toHaveURL("/negocios");
  await openFilters(page);
  await expect(page.getByRole("combobox", { name: "Categoría" })).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("asks for what was chosen before the script had loaded, and keeps what was typed", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/negocios", { waitUntil: "commit" });
  await page.getByPlaceholder("Buscar por nombre, descripción o categoría...").fill("consultorio");
  await openFilters(page);
  await page.getByRole("combobox", { name: "Categoría" }).selectOption("salud-y-bienestar");
  release();
  await expect(page).toHaveURL("/negocios?q=consultorio&category=salud-y-bienestar");
});

test("says when nothing matches, and leads back", { tag: "@wide" }, async ({ page, expectAccessible }) => {
  await page.goto("/negocios?q=zzzxqy");
  await expect(page.getByText("No se encontraron resultados")).toBeVisible();
  await expect(page.getByText("Intenta ajustar tus filtros o términos de búsqueda")).toBeVisible();
  const categories = page.getByRole("navigation", { name: "O explora por categoría" }).getByRole("link");
  await expect(categories).toHaveCount(10);
  await expect(categories.first()).toHaveAttribute("href", "/categorias/alimentos-y-bebidas");
  await expectAccessible();
  await page.getByRole("main").getByRole("link", { name: "Limpiar filtros", exact: true }).click();
  await expect(page).toHaveURL("/negocios");
});

test("keeps filtered lists out of search engines, and the plain one in", async ({ page }) => {
  await page.goto("/negocios?q=tacos");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  await page.goto("/negocios?page=3");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "index, follow");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/negocios\?page=3$/);
});

for (const term of ["%", "_", "\\", "()", '",', "<script>alert(1)</script>", "a".repeat(500), "💈"]) {
  test(`takes ${JSON.stringify(term.slice(0, 30))} as plain text`, { tag: term.length > 100 ? "@wide" : [] }, async ({
    page,
  }) => {
    let isAlerted = false;
    page.on("dialog", () => {
      isAlerted = true;
    });
    const answer = await page.goto(`/negocios?q=${encodeURIComponent(term)}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: results })).not.toHaveText(/^4,/);
    await expect(page.getByRole("link", { name: `Quitar filtro: “${term}”` })).toBeVisible();
    await expectNoOverflow(page);
    expect(isAlerted).toBe(false);
  });
}

test.describe("beyond the last page", () => {
  test.use({ expectedConsoleErrors: [/404/] });
  test("is a real 404", async ({ page }) => {
    const answer = await page.goto("/negocios?page=999");
    expect(answer?.status()).toBe(404);
  });
});

test("lists a category, the same on its three addresses", { tag: "@wide" }, async ({ page, expectAccessible }) => {
  for (const address of [
    "/categorias/salud-y-bienestar",
    "/negocios/salud-y-bienestar",
    "/negocios/categoria/salud-y-bienestar",
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Negocios en categoría: Salud y Bienestar");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/categorias\/salud-y-bienestar$/);
  }
  await expectNoOverflow(page);
  await expectAccessible();
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/negocio\/[a-z0-9-]+$/);
});

test.describe("an unknown category", () => {
  test.use({ expectedConsoleErrors: [/404/] });
  test("is a 404 that says so", async ({ page }) => {
    const answer = await page.goto("/categorias/no-existe");
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("Slug de categoría no válido.")).toBeVisible();
  });
});
