import { expect, expectNoOverflow, test } from "./business-test";

const VIDEO = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
/** Everything that a plan can show. */
const COMPLETE = {
  categoria: "Alimentos y Bebidas",
  descripcion: "Cocina de siempre",
  whatsapp: "5512345678",
  latitude: 19.35,
  longitude: -99.06,
  menu: "TACOS\nPastor $18\nSuadero $20.50\nAgua del día",
  video_url: VIDEO,
  instagram: "https://www.instagram.com/prueba",
  web: "https://example.com",
  promociones: "Martes de pastor",
  estadisticas: "Más de 100 pedidos al mes",
  servicios: ["Pedidos para fiestas"],
  hours: "De 9 a 18, menos el martes",
};

const heading = (page: import("@playwright/test").Page, name: string) =>
  page.getByRole("main").getByRole("heading", { name, exact: true });

const GATES = [
  {
    plan: "free",
    whatsapp: false,
    // Nobody owns it: there is nobody to be upsold. business.spec.ts looks at one with an owner.
    routes: true,
    special: false,
    follow: false,
    services: false,
    menu: false,
    video: false,
  },
  { plan: "pro", whatsapp: true, routes: true, special: true, follow: true, services: true, menu: false, video: false },
  {
    plan: "premium",
    whatsapp: true,
    routes: true,
    special: true,
    follow: true,
    services: true,
    menu: true,
    video: true,
  },
] as const;

for (const gates of GATES) {
  // The page with most on it at both widths.
  test(`a ${gates.plan} page shows what the plan pays for`, { tag: gates.video ? "@wide" : [] }, async ({
    page,
    aBusiness,
    expectAccessible,
  }) => {
    const { path } = await aBusiness({ ...COMPLETE, plan_type: gates.plan });
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(heading(page, "Descripción")).toBeVisible();
    await expect(main.locator('a[href^="https://wa.me/52"]:visible')).toHaveCount(gates.whatsapp ? 1 : 0);
    await expect(main.locator("summary", { hasText: "Cómo llegar" })).toHaveCount(gates.routes ? 1 : 0);
    await expect(main.getByText("Martes de pastor")).toHaveCount(gates.special ? 1 : 0);
    await expect(heading(page, "Síguenos")).toHaveCount(gates.follow ? 1 : 0);
    await expect(main.getByRole("link", { name: "Sitio web" })).toHaveCount(gates.follow ? 1 : 0);
    await expect(heading(page, "Servicios")).toHaveCount(gates.services ? 1 : 0);
    // A closed door helps nobody.
    await expect(main.getByText("De 9 a 18, menos el martes").first()).toBeVisible();
    await expect(heading(page, "Menú")).toHaveCount(gates.menu ? 1 : 0);
    await expect(heading(page, "Video")).toHaveCount(gates.video ? 1 : 0);
    await expect(main.getByText("Más de 100 pedidos al mes")).toBeVisible();
    await expect(main.getByRole("link", { name: "Ver planes" })).toHaveCount(gates.plan === "premium" ? 0 : 1);
    await expect(main.getByText(/\d+ (visita|clic)s?$/)).toHaveCount(0);
    await expectNoOverflow(page);
    await expectAccessible();
  });
}

test("the bar at the bottom of an owned free page is call and copy, and nothing above it repeats it", async ({
  page,
}) => {
  await page.goto("/negocio/regularizacion-paso-a-paso");
  const bar = page.getByRole("main").locator(".action-bar");
  await expect(bar).toBeInViewport();
  await expect(bar.getByRole("link")).toHaveText(["Llamar"]);
  await expect(bar.getByRole("button")).toHaveText(["Copiar dirección"]);
  await expect(page.locator("button:visible", { hasText: "Copiar dirección" })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Llamar" }).filter({ visible: true })).toHaveCount(1);
});

test.describe("a menu", () => {
  test("that was written is read into sections and prices", async ({ page, aBusiness }) => {
    const { path } = await aBusiness({ ...COMPLETE, plan_type: "premium" });
    await page.goto(path);
    const menu = page.getByRole("region", { name: "Menú" });
    await expect(menu.getByRole("heading", { name: "TACOS" })).toBeVisible();
    await expect(menu.getByRole("listitem")).toHaveText([/Pastor.*\$18$/, /Suadero.*\$20\.50$/, "Agua del día"]);
    await expect(menu.getByText("Los precios y platillos son proporcionados por el negocio.")).toBeVisible();
  });

  test("opens in a new tab, or on the page when tapped", async ({ page, aBusiness, expectAccessible }) => {
    await page.route(/google\.com/, (route) => route.fulfill({ body: "<p>fuera</p>", contentType: "text/html" }));
    for (const [link, frame] of [
      [
        "https://drive.google.com/file/d/1A2b3C4d5E6f7G8h9/view",
        /^https:\/\/drive\.google\.com\/file\/d\/1A2b3C4d5E6f7G8h9\/preview/,
      ],
      ["https://example.com/carta.pdf", /^https:\/\/docs\.google\.com\/viewer\?embedded=true&url=/],
    ] as const) {
      await test.step(link, async () => {
        const { path } = await aBusiness({ ...COMPLETE, plan_type: "premium", menu: link });
        await page.goto(path);
        const menu = page.getByRole("region", { name: "Menú" });
        const outside = menu.getByRole("link", { name: "Abrir menú en nueva pestaña" });
        await expect(outside).toHaveAttribute("href", link);
        await expect(outside).toHaveAttribute("target", "_blank");
        await expect(menu.locator("iframe")).toHaveCount(0);
        await menu.getByRole("link", { name: "Ver menú aquí" }).click();
        await expect(menu.locator("iframe")).toHaveAttribute("src", frame);
        expect((await menu.locator("iframe").boundingBox())?.height).toBe(680);
      });
    }
    await expectAccessible();
  });

  test("that is another page is a link alone, and other trades have none", async ({ page, aBusiness }) => {
    const linked = await aBusiness({ ...COMPLETE, plan_type: "premium", menu: "https://example.com/carta" });
    await page.goto(linked.path);
    await expect(page.getByRole("link", { name: "Abrir menú en nueva pestaña" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Ver menú aquí" })).toHaveCount(0);

    const other = await aBusiness({ ...COMPLETE, plan_type: "premium", categoria: "Autos y Talleres" });
    await page.goto(other.path);
    await expect(heading(page, "Video")).toBeVisible();
    await expect(heading(page, "Menú")).toHaveCount(0);
  });
});

test("a business near others of its kind names them and leads to them", async ({ page, aBusiness }) => {
  const place = { latitude: 19.3601, longitude: -99.0401, categoria: "Mascotas y Veterinarias" };
  const neighbor = await aBusiness({ ...place, nombre: "Vecina Canina" });
  const { path } = await aBusiness(place);
  await page.goto(path);
  const near = page.getByRole("region", { name: "Cerca de aquí" });
  await expect(near.getByRole("link").first()).toHaveText("Vecina Canina");
  await near.getByRole("link").first().click();
  await expect(page).toHaveURL(neighbor.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vecina Canina");
});

test("words without end widen no page", async ({ page, aBusiness }) => {
  const word = "W".repeat(100);
  const business = await aBusiness({
    nombre: word,
    descripcion: word,
    servicios: [word.slice(0, 80)],
    plan_type: "premium",
  });
  await page.goto(business.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word);
  await expectNoOverflow(page);
});
