import { expect, expectNoOverflow, test } from "./test";

const isWide = (viewport: { width: number } | null) => (viewport?.width ?? 0) > 800;

test.describe("a premium business", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/negocio/taqueria-la-guera");
  });

  test("shows everything that its plan allows", { tag: "@wide" }, async ({ page, expectAccessible }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Taquería La Güera");
    await expect(page.getByRole("main").getByText("Premium").first()).toBeVisible();
    for (const title of ["Descripción", "Servicios", "Promociones activas", "Galería", "Video", "Síguenos"]) {
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    }
    await expect(page.getByRole("heading", { name: /Men[uú]/ })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible();
  });

  test("offers call, WhatsApp and the way there", { tag: "@wide" }, async ({ page, viewport }) => {
    await expect(page.locator('a[href="tel:+525550000001"]:visible').first()).toBeVisible();
    await expect(page.locator('a[href^="https://wa.me/525550000001"]:visible').first()).toBeVisible();
    const routes = isWide(viewport) ? [/Google Maps/, /Waze/, /Uber/, /DiDi/] : [/Cómo llegar/];
    for (const name of routes) await expect(page.getByRole("link", { name }).first()).toBeVisible();
  });

  test("loads map and video on tap only", async ({ page }) => {
    await expect(page.locator("iframe")).toHaveCount(0);
    // The embedded sites are out of reach here: what counts is which address the frame gets.
    await page.route(/google\.com|youtube-nocookie\.com/, (route) =>
      route.fulfill({ body: "<p>fuera</p>", contentType: "text/html" }),
    );
    await page
      .getByRole("link", { name: /Ver mapa|Mapa/ })
      .or(page.getByRole("button", { name: /Ver mapa/ }))
      .first()
      .click();
    await expect(page.locator("iframe[title^='Mapa']")).toHaveAttribute(
      "src",
      /^https:\/\/(www|maps)\.google\.com\/maps/,
    );
  });

  test("tells search engines what it is", async ({ page }) => {
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [business, breadcrumbs] = blocks.map((text) => JSON.parse(text));
    expect(business).toMatchObject({
      "@type": "FoodEstablishment",
      name: "Taquería La Güera",
      address: { addressLocality: "Iztapalapa", addressRegion: "CDMX", addressCountry: "MX" },
    });
    expect(business).not.toHaveProperty("aggregateRating");
    expect(breadcrumbs).toMatchObject({ "@type": "BreadcrumbList" });
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "index, follow");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      /^http:\/\/[^/]+\/negocio\/taqueria-la-guera$/,
    );
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", "Taquería La Güera");
  });

  test("shows pictures that load", async ({ page }) => {
    await page.getByRole("heading", { name: "Galería" }).scrollIntoViewIfNeeded();
    const cover = page.getByRole("main").locator("img").first();
    await expect(cover).toHaveAttribute("src", /^\/storage\/v1\/object\/public\//);
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

test("a copied address is confirmed", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/negocio/regularizacion-paso-a-paso");
  await page.locator("button:visible", { hasText: "Copiar dirección" }).first().click();
  await expect(page.getByText("Dirección copiada")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\w+ \d+/);
});

test("on a computer the phone link copies the number", { tag: "@wide" }, async ({ page, context, viewport }) => {
  test.skip(!isWide(viewport), "on phones it dials");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/negocio/regularizacion-paso-a-paso");
  await page.getByRole("link", { name: "Llamar" }).first().click();
  await expect(page.getByText("Número copiado")).toBeVisible();
  await expect(page.getByText("Se copió al portapapeles.")).toBeVisible();
});

test("a free business keeps what its plan does not pay for to itself", { tag: "@wide" }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/negocio/regularizacion-paso-a-paso");
  await expect(page.getByRole("main").getByText("Free").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /WhatsApp/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Google Maps|Waze|Uber|DiDi|Cómo llegar/ })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: /Galería|Promociones activas|Síguenos|Video/ })).toHaveCount(0);
  await expectAccessible();
});

test("an imported business names its source and asks for its owner", { tag: "@wide" }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/negocio/tlapaleria-susi");
  await expect(page.getByText("Fuente: INEGI, DENUE 05/2026 (datos procesados)")).toBeVisible();
  await expect(page.getByText("¿Es tu negocio?")).toBeVisible();
  await expect(page.getByRole("link", { name: "Adminístralo gratis" })).toHaveAttribute(
    "href",
    "/reclamar/tlapaleria-susi",
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  await expectNoOverflow(page);
  await expectAccessible();
});

test.describe("what is not public", () => {
  test.use({ expectedConsoleErrors: [/404/] });

  for (const [what, slug] of [
    ["a missing business", "no-existe"],
    ["a pending business", "antojitos-dona-meche"],
    ["a rejected business", "celulares-el-enchufe"],
    ["a malformed slug", "%00%27%22"],
    ["an endless slug", "a".repeat(300)],
  ] as const) {
    test(`${what} is a real 404`, { tag: slug === "no-existe" ? "@wide" : [] }, async ({ page, expectAccessible }) => {
      const answer = await page.goto(`/negocio/${slug}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText("Negocio no encontrado").first()).toBeVisible();
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
      await expectAccessible();
    });
  }

  test("an unknown address is a 404 with a way on", { tag: "@wide" }, async ({ page, expectAccessible }) => {
    const answer = await page.goto("/no-hay-nada-aqui");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("main").getByRole("link").or(page.getByRole("searchbox")).first()).toBeVisible();
    await expectAccessible();
  });
});

test("prints what one needs without the site around it", async ({ page }) => {
  await page.goto("/negocio/taqueria-la-guera");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "55 5000 0001" })).toBeVisible();
  for (const part of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByText("Ver mapa")])
    await expect(part).toBeHidden();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
});
