import { expect, test } from "./business-test";

const heart = (page: import("@playwright/test").Page) =>
  page.getByRole("main").getByRole("button", { name: /^Guardar .* en favoritos$/ });

test("a kept business is on the list with phone and address, in every tab, until it is taken off", async ({
  page,
  aBusiness,
  context,
  expectAccessible,
}) => {
  const { path } = await aBusiness({ nombre: "Café Querido" });
  const list = await context.newPage();
  await list.goto("/favoritos");
  await expect(list.getByText("Aún no guardas negocios")).toBeVisible();

  await page.goto(path);
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Guardado en favoritos")).toBeVisible();
  await expect(list.getByRole("link", { name: "Café Querido" })).toBeVisible();

  await page.reload();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await page.goto("/favoritos");
  const card = page.getByRole("article").filter({ hasText: "Café Querido" });
  await expect(card.getByRole("link", { name: "Llamar: 55 1234 5678" })).toHaveAttribute("href", "tel:+525512345678");
  await expect(card.getByText("Calle Uno 23, Col. Centro")).toBeVisible();
  await expectAccessible();
  await heart(page).click();
  await expect(page.getByText("Aún no guardas negocios")).toBeVisible();
  await expect(list.getByText("Aún no guardas negocios")).toBeVisible();
});

test("what changed since is taken over when the business is seen again", async ({ page, aBusiness }) => {
  const { slug, path } = await aBusiness();
  await page.goto("/favoritos");
  await page.evaluate(
    (kept) => localStorage.setItem("favoritos", kept),
    JSON.stringify([
      {
        slug,
        name: "Nombre viejo",
        phone: "55 0000 0000",
        category: "x",
        coverUrl: null,
        phoneE164: null,
        address: null,
      },
    ]),
  );
  await page.goto(path);
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await page.goto("/favoritos");
  await expect(page.getByRole("link", { name: "Llamar: 55 1234 5678" })).toBeVisible();
  await expect(page.getByText("Nombre viejo")).toHaveCount(0);
});

test("a browser that refuses to keep anything says so", async ({ page, aBusiness }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const { path } = await aBusiness();
  await page.goto(path);
  await heart(page).click();
  await expect(page.getByText(/Tu navegador no permite guardar datos de este sitio/)).toBeVisible();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says why it is empty", async ({ page }) => {
    await page.goto("/favoritos");
    await expect(page.getByText(/necesitan JavaScript/)).toBeVisible();
    await expect(page.getByText("Cargando tus favoritos…")).toBeHidden();
  });
});
