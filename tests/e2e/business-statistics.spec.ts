import { select } from "../support/e2e-business";
import { expect, test } from "./business-test";

// The test browser calls itself headless, and is taken for the robot that it is.
test.use({
  userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
});

const eventsOf = async (id: string) =>
  (await select("eventos", `negocio_id=eq.${id}&select=tipo`)).map(({ tipo }) => tipo).toSorted();
const totalsOf = async (id: string) => (await select("negocios", `id=eq.${id}&select=visitas,clics`))[0];

test("a visit and each kind of click count once", { tag: "@wide" }, async ({ page, aBusiness, context, viewport }) => {
  const { id, path } = await aBusiness({
    plan_type: "pro",
    whatsapp: "5512345678",
    latitude: 19.35,
    longitude: -99.06,
    web: "https://example.com",
  });
  // Other sites are out of reach here; a call would leave the page.
  await context.route(/wa\.me|google\.com|waze\.com|example\.com/, (route) => route.fulfill({ body: "fuera" }));
  await page.addInitScript(() => {
    document.addEventListener("click", (event) => event.preventDefault());
  });
  await page.goto(path);
  await expect.poll(() => eventsOf(id)).toEqual(["visita"]);

  const isWide = (viewport?.width ?? 0) > 800;
  const main = page.getByRole("main");
  // By hand: clicks do nothing here but count.
  await main.locator("details").evaluate((ways) => ways.setAttribute("open", ""));
  for (const link of [
    main.locator('a[href^="tel:"]:visible').first(),
    main.locator('a[href^="https://wa.me/52"]:visible').first(),
    main.getByRole("link", { name: isWide ? /^Waze/ : /Cómo llegar|Google Maps/ }).last(),
    main.getByRole("link", { name: "Sitio web" }),
  ]) {
    await link.click();
    await link.click();
  }
  await expect.poll(() => eventsOf(id)).toEqual(["llamada", "ruta", "visita", "web", "whatsapp"]);
  await page.reload();
  await expect.poll(() => totalsOf(id)).toEqual({ visitas: 1, clics: 4 });
});
