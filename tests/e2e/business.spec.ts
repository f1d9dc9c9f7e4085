import { expect, test } from "./test";

const isWide = (viewport: { width: number } | null) => (viewport?.width ?? 0) > 800;

test("a premium business shows everything that its plan allows", { tag: "@wide" }, async ({ page, viewport }) => {
  await page.goto("/negocio/taqueria-la-guera");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Taquería La Güera");
  await expect(page.getByRole("main").getByText("Premium").first()).toBeVisible();
  for (const title of ["Descripción", "Servicios", "Promociones activas", "Galería", "Video", "Síguenos"]) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: /Men[uú]/ })).toBeVisible();

  await expect(page.locator('a[href="tel:+525550000001"]:visible').first()).toBeVisible();
  await expect(page.locator('a[href^="https://wa.me/525550000001"]:visible').first()).toBeVisible();
  if (!isWide(viewport)) await expect(page.getByRole("link", { name: "Cómo llegar" })).toBeVisible();

  await page.getByRole("heading", { name: "Galería" }).scrollIntoViewIfNeeded();
  const cover = page.getByRole("main").locator("img").first();
  await expect(cover).toHaveAttribute("src", /^\/storage\/v1\/object\/public\//);
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("on a phone a page answers in the order in which people ask", async ({ page }) => {
  await page.goto("/negocio/taqueria-la-guera");
  const main = page.getByRole("main");
  const parts = [
    main.getByRole("heading", { level: 1 }),
    main.locator("[data-apertura]:visible"),
    main.getByRole("link", { name: "55 5000 0001" }),
    main.getByRole("heading", { name: "Martes de pastor" }),
    ...[
      "Galería",
      "Menú",
      "Promociones activas",
      "Horario",
      "Dónde está",
      "Pago y entrega",
      "Descripción",
      "Servicios",
    ],
    ...["Video", "Síguenos", "Cerca de aquí", "¿Algo cambió?", "Estadísticas"],
    main.getByText(/^\d[\d,]* visitas?$/),
  ].map((part) => (typeof part === "string" ? main.getByRole("heading", { name: part, level: 2, exact: true }) : part));
  const tops = await Promise.all(parts.map((part) => part.evaluate((it) => it.getBoundingClientRect().top)));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(tops[5], "the menu begins").toBeLessThan(1_300);
  for (const name of [/^Llamar/, /^WhatsApp/, /^Cómo llegar/])
    await expect(main.getByRole("link", { name }).last()).toBeInViewport({ ratio: 1 });
  for (const once of ["¿Algo cambió?", "Reportar un problema"]) await expect(main.getByText(once)).toHaveCount(1);
});

test("the ways there unfold", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/negocio/taqueria-la-guera");
  const ways = page.getByRole("link", { name: /^(Google Maps|Waze|Uber|Abrir DiDi) \(abre/ });
  await expect(ways.filter({ visible: true })).toHaveCount(0);
  await page.locator("summary", { hasText: "Cómo llegar" }).click();
  await expect(ways.filter({ visible: true })).toHaveCount(4);
});

test("beside the contact card no half of the column is empty", { tag: "@wide" }, async ({ page, viewport }) => {
  test.skip(!isWide(viewport), "one column on phones");
  await page.goto("/negocio/taqueria-la-guera");
  const topOf = (name: string) =>
    page.getByRole("heading", { name, exact: true }).evaluate((it) => it.getBoundingClientRect().top);
  expect(await topOf("Pago y entrega")).toBe(await topOf("Descripción"));
  expect(await topOf("TACOS")).toBe(await topOf("PARA COMPARTIR"));
});

test("chips jump to what is a long way down", async ({ page }) => {
  await page.goto("/negocio/taqueria-la-guera");
  const chips = page.getByRole("navigation", { name: "En esta página" }).getByRole("link");
  const names = ["Menú", "Promociones", "Dónde está"];
  await expect(chips).toHaveText(names);
  for (const name of names) {
    const href = await chips.filter({ hasText: name }).getAttribute("href");
    await chips.filter({ hasText: name }).click();
    await expect(page.locator(href ?? "")).toBeInViewport();
  }
});

const LAPTOPS = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

test("on a laptop the whole contact card is seen as the page opens", { tag: "@wide" }, async ({ page, viewport }) => {
  test.skip(!isWide(viewport), "it stands in the page on phones");
  for (const laptop of LAPTOPS) {
    await page.setViewportSize(laptop);
    await page.goto("/negocio/taqueria-la-guera");
    const card = page.locator(".card", { has: page.getByRole("heading", { name: "Contacto" }) });
    for (const name of ["Llamar", "Ver mapa"])
      await expect(card.getByRole("link", { name }), `${name} at ${laptop.width}`).toBeInViewport({ ratio: 1 });
    const box = await card.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 9999), `at ${laptop.width}`).toBeLessThanOrEqual(laptop.height);
  }
});

test("a map is loaded on tap only", async ({ page }) => {
  await page.goto("/negocio/taqueria-la-guera");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Taquería La Güera");
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
  // As wide as what stands above it, not wider.
  const [map, hours] = await Promise.all(
    ["iframe[title^='Mapa']", ".card section >> nth=0"].map((part) => page.locator(part).first().boundingBox()),
  );
  expect((map?.x ?? 0) + (map?.width ?? 9999)).toBeLessThanOrEqual((hours?.x ?? 0) + (hours?.width ?? 0) + 1);
});

test("a copied address is confirmed, and on a computer the number", { tag: "@wide" }, async ({
  page,
  context,
  viewport,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/negocio/regularizacion-paso-a-paso");
  await page.locator("button:visible", { hasText: "Copiar dirección" }).first().click();
  await expect(page.getByText("Dirección copiada")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\w+ \d+/);

  // On phones it dials.
  if (!isWide(viewport)) return;
  await page.getByRole("link", { name: "Llamar" }).first().click();
  await expect(page.getByText("Número copiado")).toBeVisible();
  await expect(page.getByText("Se copió al portapapeles.")).toBeVisible();
});

test("a free business keeps what its plan does not pay for to itself", async ({ page }) => {
  await page.goto("/negocio/regularizacion-paso-a-paso");
  await expect(page.getByRole("main").getByText("Gratis").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /WhatsApp/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Google Maps|Waze|Uber|DiDi|Cómo llegar/ })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: /Galería|Promociones activas|Síguenos|Video/ })).toHaveCount(0);
});

test("an imported business names its source and asks for its owner", async ({ page }) => {
  await page.goto("/negocio/tlapaleria-susi");
  await expect(page.getByText("Fuente: INEGI, DENUE 05/2026 (datos procesados)")).toBeVisible();
  await expect(page.getByText("¿Es tu negocio?")).toBeVisible();
  await expect(page.getByRole("link", { name: "Adminístralo gratis" })).toHaveAttribute(
    "href",
    "/reclamar/tlapaleria-susi",
  );
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
