import { uploadPictures } from "../support/e2e-business";
import { expect, test } from "./business-test";

const thumbnails = (page: import("@playwright/test").Page) => page.locator("[data-picture-frame] a[data-foto]");

test("a premium gallery shows six pictures, and goes through all of them by keyboard", async ({
  page,
  aBusiness,
  expectAccessible,
}) => {
  const { path } = await aBusiness({ plan_type: "premium", gallery_images: await uploadPictures(8) });
  await page.goto(path);
  await expect(thumbnails(page)).toHaveCount(6);
  await expect(thumbnails(page).locator("img").nth(1)).toHaveAttribute("loading", "eager");
  await expect(thumbnails(page).locator("img").nth(2)).toHaveAttribute("loading", "lazy");

  const second = thumbnails(page).nth(1);
  await second.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: /^Fotos de Negocio de prueba/ });
  await expect(viewer).toBeVisible();
  await expect(viewer.getByText("2 / 8")).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await expectAccessible();

  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText("3 / 8")).toBeVisible();
  await expect(viewer.getByRole("img", { name: /^Foto 3 de/ })).toBeInViewport({ ratio: 0.9 });
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByText("8 / 8")).toBeVisible();
  await viewer.getByRole("button", { name: "Foto siguiente" }).click();
  await expect(viewer.getByText("1 / 8")).toBeVisible();
  await viewer.getByRole("button", { name: "Foto anterior" }).click();
  await expect(viewer.getByText("8 / 8")).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(second).toBeFocused();
  await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
});

test("a swipe moves to the next picture, and the cross closes", async ({ page, aBusiness }) => {
  const { path } = await aBusiness({ plan_type: "premium", gallery_images: await uploadPictures(3) });
  await page.goto(path);
  await thumbnails(page).first().click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByText("1 / 3")).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizeScrollGesture", { x: 300, y: 400, xDistance: -250, yDistance: 0, speed: 1200 });
  await expect(viewer.getByText("2 / 3")).toBeVisible();
  await viewer.getByRole("button", { name: "Cerrar" }).click();
  await expect(viewer).toHaveCount(0);
});

test("on a phone three pictures stand in the page, and the third says how many more there are", async ({
  page,
  aBusiness,
}) => {
  const { path } = await aBusiness({ plan_type: "premium", gallery_images: await uploadPictures(8) });
  await page.goto(path);
  const seen = page.locator("a[data-foto]:visible");
  await expect(seen).toHaveCount(3);
  await expect(seen.nth(2)).toContainText("+5");
  const boxes = await Promise.all([0, 1, 2].map((index) => seen.nth(index).boundingBox()));
  expect(boxes.map((box) => [box?.width, box?.height, box?.y])).toEqual(Array(3).fill([104, 104, boxes[0]?.y]));
  await seen.nth(2).click();
  await expect(page.getByRole("dialog").getByText("3 / 8")).toBeVisible();
});

test("the plan decides how many pictures there are", async ({ page, aBusiness }) => {
  const pictures = await uploadPictures(5);
  const pro = await aBusiness({ plan_type: "pro", gallery_images: pictures });
  await page.goto(pro.path);
  await expect(thumbnails(page)).toHaveCount(3);
  await thumbnails(page).first().click();
  await expect(page.getByRole("dialog").getByText("1 / 3")).toBeVisible();

  const free = await aBusiness({ gallery_images: pictures });
  await page.goto(free.path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Galería" })).toHaveCount(0);
});

test.describe("pictures that fail", () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test("leave no hole: the cover becomes the category's artwork, others go", async ({ page, aBusiness }) => {
    const [lostCover, logo, good, bad] = await uploadPictures(4);
    const { path } = await aBusiness({
      plan_type: "premium",
      portada_url: lostCover,
      logo_url: logo,
      gallery_images: [good, bad],
    });
    for (const lost of [lostCover, logo, bad]) await page.route(`**${lost}`, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    const cover = page.getByRole("main").locator("header img").first();
    await expect(cover).toHaveAttribute("src", "/categorias/otros-negocios.webp");
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole("img", { name: /^Logo de/ })).toHaveCount(0);
    await expect(page.locator("a[data-foto]:visible")).toHaveCount(1);
  });

  test("take the gallery's heading along when they all do", async ({ page, aBusiness }) => {
    const pictures = await uploadPictures(3);
    const { path } = await aBusiness({ plan_type: "premium", gallery_images: pictures });
    for (const lost of pictures) await page.route(`**${lost}`, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    const heading = page.getByRole("heading", { name: "Galería" });
    // Those that are lazy are asked for when they come near.
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await expect(heading).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a thumbnail leads to its picture, and further pictures are links", async ({ page, aBusiness }) => {
    const pictures = await uploadPictures(7);
    const { path } = await aBusiness({ plan_type: "premium", gallery_images: pictures });
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Foto 7" })).toHaveAttribute("href", pictures[6] ?? "");
    await expect(thumbnails(page).first()).toHaveAttribute("href", pictures[0] ?? "");
    expect((await page.request.get(pictures[0] ?? "")).headers()["content-type"]).toBe("image/webp");
  });
});
