import { expect, test } from "./test";

const PAGES = [
  ["/planes", "Que tu colonia encuentre tu negocio"],
  ["/descargar", "Iztapalapa Local en tu pantalla de inicio"],
  ["/terminos", "Términos y condiciones"],
  ["/privacidad", "Aviso de privacidad integral"],
  ["/soporte", "¿En qué te ayudamos?"],
] as const;

test("/planes says price, period, renewal and how to stop before anybody pays, and answers questions", async ({
  page,
}) => {
  await page.goto("/planes");
  const plan = (name: string) => page.getByRole("article", { name });
  await expect(plan("Profesional")).toContainText("$300MXN al mes");
  await expect(plan("Profesional")).toContainText("Más popular");
  await expect(plan("Premium")).toContainText("$500MXN al mes");
  for (const words of [
    "Un pago, un mes. Sin cargo automático.",
    "Te escribimos 7, 5 y 1 días antes",
    "tu plan sigue 3 días más",
    "Para cancelar basta con no pagar el mes siguiente",
    "en efectivo en OXXO",
    "Sin permanencia",
  ])
    await expect(page.getByRole("main")).toContainText(words);

  const row = (name: string) =>
    page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  await expect(row("Imágenes").getByRole("cell")).toHaveText([
    "Portada y logo",
    "Portada, logo y 3 fotos",
    "Portada, logo y hasta 60 fotos",
  ]);
  await expect(row("Botón de WhatsApp").getByRole("cell")).toHaveText(["No", "Sí", "Sí"]);
  await expect(row("Video").getByRole("cell")).toHaveText(["No", "No", "Sí"]);
  await expect(page.getByRole("columnheader")).toHaveText([/^Gratis/, /^Profesional/, /^Premium/]);

  const answer = page.getByText("Basta con no pagar el siguiente mes");
  await expect(answer).toBeHidden();
  await page.getByText("¿Cómo cancelo?").click();
  await expect(answer).toBeVisible();

  // Nobody is configured.
  await page.getByRole("button", { name: "Contactar Ventas" }).click();
  await expect(page.getByRole("status")).toContainText("Esta opción aún no está disponible.");
  await expect(page).toHaveURL("/planes");
  // With large letters, too, its words have the room of a line.
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "130%"));
  const words = await page.getByRole("status").getByText("Esta opción aún no está disponible.").boundingBox();
  expect(words?.width).toBeGreaterThan(180);
  await page.getByRole("status").getByRole("link", { name: "Ir a soporte" }).click();
  await expect(page).toHaveURL("/soporte");
});

test("/planes leads each plan to its registration", async ({ page }) => {
  await page.goto("/planes");
  const choice = (name: string) => page.getByRole("link", { name: `Elegir plan ${name}`, exact: true });
  await expect(choice("Gratis")).toHaveAttribute("href", "/registro/free");
  await expect(choice("Profesional")).toHaveAttribute("href", "/registro?plan=pro");
  await expect(choice("Premium")).toHaveAttribute("href", "/registro?plan=premium");
});

test("the header and the footer mark the page one is on, and lead everywhere", { tag: "@wide" }, async ({
  page,
  isMobile,
}) => {
  await page.goto("/planes");
  const banner = page.getByRole("banner");
  if (isMobile) await banner.getByRole("button", { name: "Menú" }).click();
  await expect(banner.getByRole("link", { name: "Planes" })).toHaveAttribute("aria-current", "page");
  await expect(banner.getByRole("link", { name: "Inicio" })).not.toHaveAttribute("aria-current", "page");
  await expect(banner.getByRole("link", { name: "Ingresar" })).toHaveAttribute("href", "/login");
  await expect(banner.getByRole("link", { name: "Registrar Negocio" })).toHaveAttribute("href", "/registro/free");
  await banner.getByRole("link", { name: "Inicio" }).click();
  await expect(page).toHaveURL("/");

  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Belleza y Cuidado Personal" })).toHaveAttribute(
    "href",
    "/categorias/belleza-y-cuidado-personal",
  );
  await footer.getByRole("link", { name: "Privacidad" }).click();
  await expect(page).toHaveURL("/privacidad");
  await expect(footer.getByRole("link", { name: "Privacidad" })).toHaveAttribute("aria-current", "page");
  await banner.getByRole("link", { name: "Favoritos" }).first().click();
  await expect(page).toHaveURL("/favoritos");
});

test.describe("an address that leads nowhere", () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test("has a way on", async ({ page }) => {
    await page.goto("/esto-no-existe");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página no encontrada");
    await page.getByRole("main").getByRole("searchbox").fill("taquería");
    await page.getByRole("main").getByRole("button", { name: "Buscar" }).click();
    await expect(page).toHaveURL(/\/negocios\?q=taquer/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read, and sales leads to support", async ({ page }) => {
    for (const [path, heading] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    }
    await page.goto("/planes");
    await page.getByText("¿Cómo cancelo?").click();
    await expect(page.getByText("Basta con no pagar el siguiente mes")).toBeVisible();
    await expect(page.getByRole("link", { name: "Elegir plan Premium" })).toHaveAttribute(
      "href",
      "/registro?plan=premium",
    );
    await page.getByRole("button", { name: "Contactar Ventas" }).click();
    await expect(page).toHaveURL(/\/soporte/);
  });
});

test("what is pointed at is fetched ahead, if it is kept and nobody's own", { tag: "@wide" }, async ({ page }) => {
  const offered = new Set<string>();
  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) offered.add(key.url);
  });
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send("Preload.enable");
  await page.goto("/negocios");
  const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
  await link.hover();
  await expect.poll(() => fetched).toEqual([await link.getAttribute("href")]);
  const paths = [...offered].map((url) => url.replace(new URL(url).origin, ""));
  expect(paths).toEqual(expect.arrayContaining(["/", "/favoritos"]));
  expect(paths.filter((path) => /[?.]|^\/(?:login|registro|mi-negocio|admin)/.test(path))).toEqual([]);
});
