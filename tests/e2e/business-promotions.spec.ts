import { addPromotions } from "../support/e2e-business";
import { expect, expectNoOverflow, test } from "./business-test";

test("up to three promotions stand on the page at once, also one without words", async ({
  page,
  aBusiness,
  expectAccessible,
}) => {
  const { id, path } = await aBusiness({ plan_type: "premium" });
  await addPromotions(id, 2);
  await addPromotions(id, 1, { descripcion: null });
  await page.goto(path);
  const section = page.getByRole("region", { name: "Promociones activas" });
  await expect(section.getByRole("article")).toHaveCount(3);
  await expect(section.getByRole("button")).toHaveCount(0);
  await expect(section.getByText("Vigencia: 1 de enero de 2020 – 31 de diciembre de 2099").first()).toBeVisible();
  await expect(section.getByText("Sin descripción")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();
});

test("six promotions are a carousel that buttons and keys move", { tag: "@wide" }, async ({
  page,
  aBusiness,
  viewport,
  expectAccessible,
}) => {
  const { id, path } = await aBusiness({ plan_type: "premium" });
  await addPromotions(id, 6);
  await page.goto(path);
  const section = page.getByRole("region", { name: "Promociones activas" });
  const row = section.getByRole("list", { name: "Promociones" });
  const slides = section.getByRole("article");
  await expect(slides).toHaveCount(6);
  const box = await slides.first().boundingBox();
  expect(box?.width).toBe((viewport?.width ?? 0) > 800 ? 320 : 280);

  const previous = section.getByRole("button", { name: "Promociones anteriores" });
  const next = section.getByRole("button", { name: "Promociones siguientes" });
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await next.click();
  await expect(previous).toHaveAttribute("aria-disabled", "false");
  const scrolled = () => row.evaluate((list) => list.scrollLeft);
  const settled = async () => {
    let last = -1;
    await expect
      .poll(async () => {
        const now = await scrolled();
        const isStill = now === last;
        last = now;
        return isStill;
      })
      .toBe(true);
    return last;
  };
  const afterButton = await settled();
  expect(afterButton).toBeGreaterThan(200);
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(scrolled).toBeGreaterThan(afterButton);
  await expectNoOverflow(page);
  await expectAccessible();
});

test("promotions that are over, to come, or of a lower plan are not shown", async ({ page, aBusiness }) => {
  const premium = await aBusiness({ plan_type: "premium" });
  await addPromotions(premium.id, 1, { titulo: "Pasada", fecha_fin: "2020-02-01" });
  await addPromotions(premium.id, 1, { titulo: "Futura", fecha_inicio: "2098-01-01" });
  await page.goto(premium.path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Promociones activas" })).toHaveCount(0);

  const pro = await aBusiness({
    plan_type: "pro",
    promociones: "Martes de descuento",
    promocion_vigencia: "Todo el mes",
  });
  await addPromotions(pro.id, 2);
  await page.goto(pro.path);
  await expect(page.getByText("Martes de descuento")).toBeVisible();
  await expect(page.getByText("Vigencia: Todo el mes")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Promociones activas" })).toHaveCount(0);

  const free = await aBusiness({ promociones: "Martes de descuento" });
  await page.goto(free.path);
  await expect(page.getByText("Martes de descuento")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a carousel is scrolled by keyboard to its last promotion, and shows no buttons", async ({
    page,
    aBusiness,
  }) => {
    const { id, path } = await aBusiness({ plan_type: "premium" });
    await addPromotions(id, 6);
    await page.goto(path);
    const section = page.getByRole("region", { name: "Promociones activas" });
    const slides = section.getByRole("article");
    await expect(slides).toHaveCount(6);
    await expect(section.getByRole("button")).toHaveCount(0);
    await section.getByRole("list", { name: "Promociones" }).focus();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(slides.last()).toBeInViewport({ ratio: 0.9, timeout: 250 });
    }).toPass();
  });
});
