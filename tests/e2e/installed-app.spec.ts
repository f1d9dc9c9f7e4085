import { chromium, type Page } from "@playwright/test";
import { isPrivatePath } from "@/lib/http/private-segments";
import { changeBusiness } from "../support/e2e-business";
import { expect, test } from "./business-test";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker answers for this page and has kept what it keeps from the start. */
async function workerInCharge(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

type Entry = { cache: string; address: string; status: number; redirected: boolean; type: string; bytes: number };

/** Everything that the browser keeps for the site. */
const listCaches = (page: Page): Promise<Entry[]> =>
  page.evaluate(async () => {
    const entries = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        if (!response) continue;
        entries.push({
          cache: name,
          address: request.url,
          status: response.status,
          redirected: response.redirected,
          type: response.headers.get("content-type") ?? "",
          bytes: (await response.arrayBuffer()).byteLength,
        });
      }
    }
    return entries;
  });

const keptPaths = async (page: Page): Promise<string[]> =>
  (await listCaches(page)).map(({ address }) => new URL(address).pathname);

/** Finds a business with a phone in the directory and opens it by a click; done when its page is kept. */
async function seeBusiness(page: Page, { isFavorite = false } = {}): Promise<{ path: string; name: string }> {
  await page.goto("/negocios");
  await workerInCharge(page);
  const callable = { has: page.getByRole("link", { name: /Llamar/ }) };
  const card = page.getByRole("article").filter(callable).first();
  if (isFavorite) await card.getByRole("button", { name: /en favoritos$/ }).click();
  await card.getByRole("link", { name: /Ver Detalles/ }).click();
  await expect(page).toHaveURL(/\/negocio\//);
  const path = new URL(page.url()).pathname;
  await expect.poll(() => keptPaths(page)).toContain(path);
  return { path, name: (await page.getByRole("heading", { level: 1 }).textContent()) ?? "" };
}

test.describe("installing", () => {
  test("the browser finds nothing to object to", async ({ baseURL }) => {
    // A context of Playwright's is a private window, where nothing can be installed.
    const context = await chromium.launchPersistentContext("", test.info().project.use.launchOptions);
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    const client = await context.newCDPSession(page);
    const manifest = await client.send("Page.getAppManifest");
    const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
    await context.close();
    expect(manifest.errors).toEqual([]);
    expect(installabilityErrors).toEqual([]);
    expect(JSON.parse(manifest.data ?? "{}")).toMatchObject({ id: "/", start_url: "/", display: "standalone" });
  });

  test("its worker is registered wherever one enters", async ({ page }) => {
    await page.goto("/login");
    await workerInCharge(page);
  });

  test("the button asks the browser where it can", async ({ page }) => {
    await page.goto("/descargar");
    const offer = () =>
      page.evaluate(() => {
        const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
          prompt: async () => document.body.setAttribute("data-asked", "yes"),
        });
        window.dispatchEvent(event);
        return event.defaultPrevented;
      });
    // Until the page's script is there, nobody keeps the offer.
    await expect.poll(offer).toBe(true);
    await page.getByRole("button", { name: "Instalar la app" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-asked", "yes");
    await expect(page.getByText("Instálala desde tu navegador")).toBeHidden();
  });

  test("elsewhere the button leads to the page that explains it, and says how", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Descargar App" }).click();
    await expect(page).toHaveURL("/descargar");
    await page.getByRole("button", { name: "Instalar la app" }).click();
    await expect(page.getByRole("status")).toContainText("Instálala desde tu navegador");
  });

  test("the installed app does not offer itself", async ({ page, baseURL }) => {
    // Its styles stand in a file, as from the second page on.
    await page.context().addCookies([{ name: "estilos", value: "1", url: baseURL ?? "" }]);
    // The browser of the tests has no windows without bars: what holds in them holds here.
    await page.route("**/*.css", async (route) => {
      const response = await route.fetch();
      const sheet = await response.text();
      await route.fulfill({ response, body: sheet.replace(/\(display-mode: ?standalone\)/g, "all") });
    });
    await page.goto("/descargar");
    await expect(page.getByText("Ya estás usando la app.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Instalar la app" })).toBeHidden();
    await expect(page.getByRole("banner").getByText("Descargar App").first()).toBeHidden();
  });

  test.describe("on an iPhone", () => {
    test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1" });

    test("the button says where to tap", async ({ page }) => {
      await page.goto("/descargar");
      await page.getByRole("button", { name: "Instalar la app" }).click();
      await expect(page.getByRole("status")).toContainText("Toca Compartir y luego «Agregar a pantalla de inicio».");
    });

    test("so does every link to it, which leads nowhere else", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("main").getByRole("link", { name: "Descargar App" }).click();
      await expect(
        page.getByRole("status").filter({ hasText: "Toca Compartir y luego «Agregar a pantalla de inicio»." }),
      ).toBeVisible();
      await expect(page).toHaveURL("/");
    });
  });
});

test.describe("what is kept", () => {
  test.use({ expectedConsoleErrors: [/status of 40[14]/] });

  test("is the offline page and what it needs, before anything is seen", async ({ page }) => {
    await page.goto("/terminos");
    await workerInCharge(page);
    const entries = await listCaches(page);
    expect(new Set(entries.map(({ address }) => new URL(address).pathname.replace(/[^/]+$/, "")))).toEqual(
      new Set(["/", "/_next/static/chunks/", "/_next/static/media/", "/guiones/"]),
    );
    // Small enough for a prepaid plan, and mostly there already: the page has just loaded the same files.
    const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    test
      .info()
      .annotations.push({ type: "kept at first, uncompressed", description: `${Math.round(bytes / 1024)} KB` });
    expect(bytes).toBeLessThan(1024 * 1024);
  });

  test("is public pages, their files and pictures: nothing private, no data, no redirect", async ({ page }) => {
    test.slow();
    await page.goto("/");
    await workerInCharge(page);
    const { path } = await seeBusiness(page);
    const walk = [
      ...["/", "/negocios", "/negocios?page=2", "/negocios?q=tacos", "/planes", "/precios", "/favoritos", "/soporte"],
      ...["/categorias/salud-y-bienestar", "/no-existe", "/negocio/no-existe", "/login", "/registro/free", "/checkout"],
      ...["/admin", "/mi-negocio", "/auth/callback?code=x", "/api/health", `${path}?utm_source=x`, path],
    ];
    for (const address of walk) await page.goto(address, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => fetch("/rest/v1/categorias").then((answer) => answer.text()));
    await page.goto("/");

    const entries = await listCaches(page);
    const paths = entries.map(({ address }) => new URL(address).pathname);
    expect(paths).toEqual(expect.arrayContaining(["/", "/negocios", "/planes", path, "/sin-conexion"]));
    expect(paths.filter(isPrivatePath)).toEqual([]);
    expect(
      paths.filter((each) => /^\/(?:rest|auth|realtime)\/v1|^\/storage\/v1\/(?!object\/public\/)/.test(each)),
    ).toEqual([]);
    expect(entries.filter(({ status, redirected }) => status !== 200 || redirected)).toEqual([]);
    const kinds = /^(?:text\/html|text\/css|application\/javascript|font\/woff2|image\/(?:webp|png|jpeg|svg\+xml))/;
    expect(entries.filter(({ type }) => !kinds.test(type))).toEqual([]);
    const pages = entries.filter(({ cache }) => cache === "paginas").map(({ address }) => new URL(address));
    expect(pages.map(({ search }) => search).filter((search) => search !== "" && search !== "?page=2")).toEqual([]);
  });
});

test.describe("who comes back", () => {
  test.use({ expectedConsoleErrors: [/status of 404|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

  test("sees a business as it is now, and none that is gone", async ({ page, context, aBusiness }) => {
    test.slow();
    const heading = page.getByRole("heading", { level: 1 });
    const seen = [];
    for (const nombre of ["Panadería de Antes", "Tortillería de Antes"]) {
      const business = await aBusiness({ nombre });
      await page.goto(business.path);
      await workerInCharge(page);
      // Once more, so that the browser's own cache has it from the worker, too.
      await page.goto(business.path);
      await expect.poll(() => keptPaths(page)).toContain(business.path);
      seen.push(business);
    }
    const [bakery, tortillas] = seen;
    if (!bakery || !tortillas) return;
    await page
      .getByRole("button", { name: /en favoritos$/ })
      .first()
      .click();

    await changeBusiness(bakery.id, { nombre: "Panadería de Ahora" });
    await page.goto(bakery.path);
    await expect(heading).toHaveText("Panadería de Ahora");

    await page.goto("/favoritos");
    const gone = { is_deleted: true, deleted_at: new Date().toISOString() };
    await changeBusiness(bakery.id, gone);
    await changeBusiness(tortillas.id, gone);
    await page.getByRole("main").getByRole("link", { name: "Tortillería de Antes", exact: true }).click();
    await expect(heading).toHaveText("Negocio no encontrado");
    await page.goto(bakery.path);
    await expect(heading).toHaveText("Negocio no encontrado");

    await expect.poll(() => keptPaths(page)).not.toContain(bakery.path);
    expect(await keptPaths(page)).not.toContain(tortillas.path);
    await context.setOffline(true);
    for (const { path } of seen) {
      await page.goto(path);
      await expect(heading).toHaveText("No hay conexión");
    }
    await expect(page.getByRole("region", { name: "Negocios que ya viste" })).toBeHidden();
  });
});

test.describe("without a connection", () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

  test("the app starts, and a business that was seen opens with phone and address", async ({ page, context }) => {
    await page.goto("/");
    await workerInCharge(page);
    await page.reload();
    const { path, name } = await seeBusiness(page);
    await context.setOffline(true);

    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Todo lo que buscas está en");
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Copiar dirección" }).first()).toBeVisible();
  });

  test("the favourites open though they were never visited", async ({ page, context }) => {
    await page.goto("/terminos");
    await workerInCharge(page);
    await context.setOffline(true);
    await page.goto("/favoritos");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Favoritos");
    await expect(page.getByText("Aún no guardas negocios")).toBeVisible();
  });

  test("a business seen on the very first visit opens too", async ({ page, context }) => {
    await page.goto("/negocio/taqueria-la-guera");
    await expect.poll(() => keptPaths(page)).toContain("/negocio/taqueria-la-guera");
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Taquería La Güera");
  });

  test("a link to what is not kept leads to the favourites and the businesses seen", async ({
    page,
    context,
    expectAccessible,
  }) => {
    test.slow();
    const { name, path } = await seeBusiness(page, { isFavorite: true });
    await page.goto("/");
    await context.setOffline(true);

    await page
      .getByRole("main")
      .getByRole("link", { name: /Mascotas y Veterinarias/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No hay conexión");
    await expect(page).toHaveURL("/categorias/mascotas-y-veterinarias");
    const favorites = page.getByRole("region", { name: "Favoritos" });
    await expect(favorites.getByRole("link", { name, exact: true })).toBeVisible();
    await expect(favorites.getByRole("link", { name: /^Llamar/ })).toHaveAttribute("href", /^tel:/);
    await expect(page.getByRole("region", { name: "Negocios que ya viste" }).getByRole("link", { name })).toBeVisible();
    await expectAccessible();

    await page.goto("/");
    const featured = page.getByRole("region", { name: "Negocios Destacados" });
    await featured
      .getByRole("link", { name: /Ver más/ })
      .last()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No hay conexión");

    await favorites.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  });

  test("the offline page leads on once there is a connection again", async ({ page, context }) => {
    await page.goto("/terminos");
    await workerInCharge(page);
    await context.setOffline(true);
    await page.goto("/categorias/mascotas-y-veterinarias");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("No hay conexión");
    await context.setOffline(false);
    // The browser tells the page and its worker one after the other.
    await expect(async () => {
      await page.getByRole("link", { name: "Reintentar" }).click();
      await expect(heading).toContainText("Negocios en categoría", { timeout: 2000 });
    }).toPass();
  });
});

test("a new version is offered, and taken over at the reader's wish only", async ({ page }) => {
  await page.goto("/soporte");
  await workerInCharge(page);
  await page.evaluate(() => document.body.setAttribute("data-load", "first"));
  await page.evaluate(() => caches.open("de-otra-version"));
  // The same worker under another address is another version to the browser.
  await page.evaluate(() => {
    const policy = window.trustedTypes?.createPolicy("sitio", { createHTML: String, createScriptURL: String });
    return navigator.serviceWorker.register(policy?.createScriptURL("/sw/sw.js?v=2") ?? "", { scope: "/" });
  });
  await expect(page.getByRole("status")).toContainText("Hay una versión nueva");
  await expect(page.locator("body")).toHaveAttribute("data-load", "first");
  await page.getByRole("button", { name: "Actualizar" }).click();
  await expect(page.locator("body")).not.toHaveAttribute("data-load", "first");
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain("?v=2");
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain("de-otra-version");
});
