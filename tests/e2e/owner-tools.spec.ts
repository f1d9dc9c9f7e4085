import { routes } from "../../lib/routes";
import { anOwner, onDatabase } from "../support/e2e-owner";
import { expect, expectNoOverflow, test } from "./test";

const FILES = 4;

test("what can be printed or sent stands in columns, each as a picture of itself, and is shared or downloaded", {
  tag: "@wide",
}, async ({ page, context, viewport, expectAccessible }) => {
  const owner = await anOwner(context);
  const { id = "" } = owner.businesses[0] ?? {};
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => files.every(({ type }) => type !== "application/pdf"),
      share: async ({ files = [] }: ShareData) =>
        void shared.push(...files.map(({ name, size }) => `${name} ${size > 0}`)),
    });
    Object.assign(window, { shared });
  });
  await page.goto(routes.panelSection("herramientas", id));
  const tools = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Descargar: / }) });
  await expect(tools).toHaveCount(FILES);
  const tops: number[] = [];
  for (const tool of await tools.all()) {
    await tool.scrollIntoViewIfNeeded();
    const picture = tool.locator("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(320);
    expect((await picture.boundingBox())?.height).toBe(160);
    const { scrollTop, y } = await tool.evaluate((element) => ({
      scrollTop: window.scrollY,
      y: element.getBoundingClientRect().top,
    }));
    tops.push(Math.round(scrollTop + y));
  }
  const columns = tops.filter((top) => top === tops[0]).length;
  expect(columns).toBe((viewport?.width ?? 0) < 400 ? 2 : 4);

  // This phone shares pictures and no PDF.
  const share = page.getByRole("button", { name: /^Compartir: / });
  await expect(share).toHaveCount(1);
  await share.click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual([expect.stringMatching(/-estado-whatsapp\.jpg true$/)]);
  await expectNoOverflow(page);
  await expectAccessible();
  await page.close();
  await owner.remove();
});

test("the overview draws the visits of eight weeks beside its sentence", { tag: "@wide" }, async ({
  page,
  context,
  viewport,
}) => {
  const owner = await anOwner(context, 1, { plan_type: "pro" });
  const { id = "" } = owner.businesses[0] ?? {};
  await onDatabase(
    (sql) => sql`
      insert into eventos (negocio_id, dia, tipo, visitante, origen)
      select ${id}, (now() at time zone 'America/Mexico_City')::date - 7, 'visita', digest, digest
      from generate_series(1, 4) n, lateral (select sha256(n::text::bytea) as digest) d`,
  );
  await page.goto(`/mi-negocio?negocio=${id}`);
  const figure = page.getByRole("figure", { name: /^Visitas de las últimas 8 semanas/ });
  await expect(figure).toHaveAccessibleName(/: 0, 0, 0, 0, 0, 0, 4 y 0\.$/);
  const plot = figure.locator("[data-plot]");
  await expect(plot.locator("span")).toHaveCount(8);
  const box = await plot.boundingBox();
  expect(box?.height).toBe(96);
  const sentence = await page.getByText(/^Esta semana/).boundingBox();
  const isBeside =
    (sentence?.y ?? 0) < (box?.y ?? 0) + 96 && (sentence?.x ?? 0) + (sentence?.width ?? 0) <= (box?.x ?? 0);
  expect(isBeside).toBe((viewport?.width ?? 0) > 400);
  await expectNoOverflow(page);
  await page.close();
  await owner.remove();
});
