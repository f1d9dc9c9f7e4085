import type { Page } from "@playwright/test";
import { openFilters } from "./directory";
import { clickAtRest, expect, expectNoOverflow, test } from "./test";

const results = /^[\d,]+ resultados?$/;

test("shows all businesses, 24 on a page, with real page links", async ({ page }) => {
  await page.goto("/negocios");
  await expect(page.getByRole("heading", { name: "Directorio de Negocios" })).toBeVisible();
  await expect(page.getByText("Explora todos los negocios registrados")).toBeVisible();
  await expect(page.getByRole("heading", { name: results })).toHaveText(/^5,[67]\d\d resultados$/);
  await expect(page.getByRole("link", { name: /Ver Detalles/ })).toHaveCount(24);

  const names = () => page.getByRole("article").getByRole("heading").allTextContents();
  const firstPage = await names();
  await clickAtRest(page.getByRole("link", { name: /Siguiente/ }));
  await expect(page).toHaveURL("/negocios?page=2");
  await expect(page.getByRole("link", { name: /Anterior/ })).toBeVisible();
  expect(await names()).not.toEqual(firstPage);
});

test("six whole businesses stand on a phone's first two screens, and the first filter moves neither title nor field", async ({
  page,
}) => {
  const phone = { width: 360, height: 740 };
  const places: unknown[] = [];
  for (const path of ["/negocios", "/negocios?q=consultorio"]) {
    await page.goto(path);
    const sixth = await page.getByRole("article").nth(5).boundingBox();
    expect((sixth?.y ?? 9999) + (sixth?.height ?? 0), path).toBeLessThanOrEqual(2 * phone.height);
    places.push(await placesOfHeading(page));
  }
  expect(places[1]).toEqual(places[0]);
});

test("however many filters, they take a line on a phone, which begins with the way to clear them", async ({ page }) => {
  for (const path of ["/negocios?plan=free", "/negocios?q=tacos&category=alimentos-y-bebidas&plan=free&telefono=1"]) {
    await page.goto(path);
    const filters = page.getByRole("list", { name: "Filtros en uso" });
    const lines = await filters
      .getByRole("link")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(lines).size, path).toBe(1);
    await expect(filters.getByRole("link", { name: "Limpiar Filtros" })).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
  }
});

/** Returns the places of title, hero text and what stands below them. */
const placesOfHeading = (page: Page) =>
  Promise.all(
    [
      page.getByRole("heading", { name: "Directorio de Negocios" }),
      page.getByText("Explora todos los negocios registrados"),
      page.getByRole("combobox", { name: "¿Qué buscas?" }),
      page.getByRole("heading", { name: results }),
    ].map(async (part) => {
      const box = await part.boundingBox();
      return [box?.y, box?.height];
    }),
  );

test("title and hero text take a line each, also while something filters", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/negocios");
  const before = await placesOfHeading(page);
  await page.goto("/negocios?plan=premium");
  expect(await placesOfHeading(page)).toEqual(before);
  const [title, text] = before;
  expect(title?.[1]).toBeLessThan(40);
  expect(text?.[1]).toBeLessThan(30);
});

test("a category is a grid of cards, whose descriptions take two lines at the most", { tag: "@wide" }, async ({
  page,
  isMobile,
}) => {
  await page.goto("/categorias/alimentos-y-bebidas");
  await expect(page.getByRole("button", { name: "Cuadrícula", exact: true })).toHaveAttribute("aria-pressed", "true");
  const [first, second] = await Promise.all([0, 1].map((index) => page.getByRole("article").nth(index).boundingBox()));
  expect(second?.x === first?.x).toBe(isMobile);
  // A picture on top, as wide as its card.
  const picture = await page.getByRole("article").first().locator(".cover").boundingBox();
  expect(picture?.width).toBeGreaterThan((first?.width ?? 999) - 4);
  const lines = await page
    .locator(".result-about")
    .evaluateAll((texts) =>
      texts.map((text) => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))),
    );
  expect(Math.max(...lines)).toBe(2);
  await expectNoOverflow(page);
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
  // But for the one that fetches the others when they are needed.
  await page.route(/\/guiones\/(?!main-)/, async (route) => {
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

test("says when nothing matches, and leads back", async ({ page }) => {
  await page.goto("/negocios?q=zzzxqy");
  await expect(page.getByText("No se encontraron resultados")).toBeVisible();
  await expect(page.getByText("Revisa cómo lo escribiste o búscalo con otras palabras.")).toBeVisible();
  await page.getByRole("button", { name: "Avísanos qué falta" }).click();
  await expect(page.getByText("Gracias, lo anotamos.")).toBeVisible();
  const categories = page.getByRole("navigation", { name: "O explora por categoría" }).getByRole("link");
  await expect(categories).toHaveCount(10);
  await expect(categories.first()).toHaveAttribute("href", "/categorias/alimentos-y-bebidas");
  await page.getByRole("main").getByRole("link", { name: "Ver todos los negocios" }).click();
  await expect(page).toHaveURL("/negocios");
});

test("takes a script as plain text, and a word without end widens nothing", { tag: "@wide" }, async ({ page }) => {
  let isAlerted = false;
  page.on("dialog", () => {
    isAlerted = true;
  });
  for (const term of ["<script>alert(1)</script>", "a".repeat(500)]) {
    await page.goto(`/negocios?q=${encodeURIComponent(term)}`);
    await expect(page.getByRole("heading", { name: results })).not.toHaveText(/^4,/);
    const chip = page.getByRole("link", { name: `Quitar filtro: “${term}”`, includeHidden: true });
    await expect(chip).toHaveCount(1);
    await expectNoOverflow(page);
  }
  expect(isAlerted).toBe(false);
});

test("of shops without a picture of their own eight rows stand on a laptop's first screen, four on a phone's", {
  tag: "@wide",
}, async ({ page, isMobile }) => {
  const height = isMobile ? 740 : 800;
  await page.setViewportSize({ width: isMobile ? 360 : 1280, height });
  await page.goto("/negocios?q=papeleria");
  const rows = page.getByRole("article");
  await expect(rows.first().locator(".cover")).toHaveCSS("width", "64px");
  const bottoms = await rows.evaluateAll((all) =>
    all.map((row) => (row instanceof HTMLElement ? (row.parentElement?.offsetTop ?? 0) + row.offsetHeight : 0)),
  );
  expect(bottoms.filter((bottom) => bottom <= height).length).toBeGreaterThanOrEqual(isMobile ? 4 : 8);
  await expectNoOverflow(page);
});

test("an address is never cut before its colonia", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/negocios?q=papeleria");
  const cut = await page.locator(".result-address").evaluateAll((all) =>
    all.filter((address) => {
      const colonia = address.lastElementChild;
      const [within, box] = [address.getBoundingClientRect(), colonia?.getBoundingClientRect()];
      // One that is wider than all of its line stands alone in it.
      if (!box || box.width >= within.width - 24) return false;
      const isWhole = colonia?.scrollWidth === colonia?.clientWidth;
      return !isWhole || box.left < within.left || box.right > within.right + 1 || box.bottom > within.bottom + 1;
    }),
  );
  expect(cut).toEqual([]);
});

test("what is said of a shop has no dot at the beginning of a line", async ({ page }) => {
  await page.goto("/negocios?q=papeleria");
  const seen = await page.locator(".result-standing").evaluateAll((all) =>
    all.flatMap((standing) => {
      const left = standing.getBoundingClientRect().left + 16;
      return [...standing.children].filter((fact) => {
        const { left: begins } = fact.getBoundingClientRect();
        return begins < left && begins + 16 > left + 1;
      });
    }),
  );
  expect(seen).toEqual([]);
});
