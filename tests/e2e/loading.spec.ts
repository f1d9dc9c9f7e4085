import type { Locator, Page } from "@playwright/test";
import { bringToRest, expect, test } from "./test";

/** Holds back every page that is asked for from now on. @returns lets them through */
async function holdPages(
  page: Page,
  pages = /^[^?]*\/(?:negocio|negocios|categorias|planes)(?:[/?]|$)/,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pages, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Taps what stays where it is: cards get their height when they come near. */
async function tapLive(target: Locator): Promise<void> {
  await bringToRest(target);
  await target.tap();
}

const taken = (page: Page) => page.locator(".loading-line");

/**
 * Watches the note of a page on its way by the page's own requests: a question would wait until that has come. Call it
 * before the page is opened.
 */
async function watchNote(page: Page): Promise<(text: string) => Promise<void>> {
  let note: unknown;
  // What is fetched ahead is not held back.
  await page.route("**/reglas-de-carga.json", (route) =>
    route.fulfill({ contentType: "application/speculationrules+json", body: "{}" }),
  );
  await page.route("**/nota?*", (route) => {
    note = Object.fromEntries(new URL(route.request().url()).searchParams);
    return route.fulfill();
  });
  await page.addInitScript(() => {
    const tell = () => {
      const isTaken = document.querySelector(".loading-line")?.checkVisibility() ?? false;
      const texto = document.querySelector("#cargando")?.textContent ?? "";
      void fetch(`/nota?${new URLSearchParams({ isTaken: String(isTaken), texto })}`);
    };
    document.addEventListener("DOMContentLoaded", () => {
      const place = document.querySelector("#cargando");
      if (place) new MutationObserver(tell).observe(place, { childList: true });
    });
  });
  return (text) => expect.poll(() => note).toEqual({ isTaken: "true", texto: text });
}

type Tap = { what: string; from: string; text: string; tap: (page: Page) => Locator; to: RegExp };

const TAPS: readonly Tap[] = [
  {
    what: "a tile",
    from: "/",
    text: "Cargando negocios...",
    tap: (page) => page.getByRole("main").getByRole("link", { name: /Servicios del Hogar/ }),
    to: /\/categorias\/servicios-del-hogar$/,
  },
  {
    what: "a card",
    from: "/negocios",
    text: "Cargando negocio...",
    tap: (page) => page.getByRole("article").first().getByRole("heading").getByRole("link"),
    to: /\/negocio\/[^/]+$/,
  },
  {
    what: "the next page",
    from: "/negocios",
    text: "Cargando negocios...",
    tap: (page) => page.getByRole("link", { name: "Siguiente" }),
    to: /\/negocios\?page=2$/,
  },
];

for (const { what, from, text, tap, to } of TAPS) {
  test(`${what} says that it was tapped, and what is being loaded; "back" says nothing`, async ({ page }) => {
    const expectNote = await watchNote(page);
    await page.goto(from);
    const release = await holdPages(page);
    await tapLive(tap(page));
    await expectNote(text);
    expect(new URL(page.url()).pathname).toBe(from);
    release();
    await expect(page).toHaveURL(to);
    await expect(taken(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect(taken(page)).toHaveCount(0);
  });
}

test("so do the menu and the search, and who goes back meanwhile is back", async ({ page }) => {
  const expectNote = await watchNote(page);
  await page.goto("/negocios");
  await tapLive(page.getByRole("banner").getByRole("link", { name: "Iztapalapa Local" }));
  await expect(page).toHaveURL("/");
  const letPlansCome = await holdPages(page, /\/planes$/);
  await page.getByRole("button", { name: "Menú" }).tap();
  await tapLive(page.getByRole("banner").getByRole("link", { name: "Planes" }));
  await expectNote("Cargando…");
  // It tells of the navigation that it ends as of its own.
  await page.goBack().catch(() => undefined);
  await expect(page).toHaveURL("/negocios");
  // What comes late leads nowhere any more.
  letPlansCome();
  await expect(taken(page)).toHaveCount(0);
  await expect(page).toHaveURL("/negocios");
  await page.goForward();
  await expect(page).toHaveURL("/");
  const release = await holdPages(page);
  const search = page.getByPlaceholder("¿Qué negocio buscas?");
  await search.fill("tlapalería");
  // Suggestions may lie over the button by now.
  await page.keyboard.press("Enter");
  await expectNote("Cargando negocios...");
  release();
  await expect(page).toHaveURL(/\/negocios\?q=tlapaler/);
  await expect(taken(page)).toHaveCount(0);
});
