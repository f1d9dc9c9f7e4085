import { select } from "../support/e2e-business";
import { anOwner } from "../support/e2e-owner";
import { expect, expectNoOverflow, test } from "./test";

const columnOf = async (id: string, column: string) => (await select("negocios", `id=eq.${id}`))[0]?.[column];

test.describe("what is typed in a section", () => {
  // The browser itself says that a request is lost.
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("outlives a session that has ended, a closed tab and a lost connection", async ({ page, context }) => {
    const owner = await anOwner(context);
    const id = owner.businesses[0]?.id ?? "";
    const path = `/mi-negocio/datos?negocio=${id}`;
    const description = page.getByRole("textbox", { name: /^Descripción/ });
    const offered = page.getByText("Dejaste cambios sin guardar.");
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto(path);
    await description.fill("Abarrotes y papelería");
    await expect(page.getByText("Sin guardar")).toBeVisible();

    const cookies = await context.cookies();
    await context.clearCookies();
    await page.goto("/login");
    await context.addCookies(cookies);
    await page.goto(path);
    await expect(offered).toBeVisible();
    await page.getByRole("button", { name: "Recuperar" }).click();
    await expect(description).toHaveValue("Abarrotes y papelería");

    await context.setOffline(true);
    await expect(page.getByText("Sin conexión: lo guardamos aquí")).toBeVisible();
    await page.getByRole("button", { name: "Sin conexión: reintentar" }).click();
    await expect(page.getByText(/^Sin conexión\. Lo que escribiste/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Guardado a las \d\d:\d\d/)).toBeVisible();
    expect(await columnOf(id, "descripcion")).toBe("Abarrotes y papelería");
    await page.reload();
    await expect(description).toHaveValue("Abarrotes y papelería");
    await expect(offered).toHaveCount(0);

    // What is typed while the form is on its way stays, and is stored by the next press.
    await description.fill("Abarrotes");
    await page.route(path, async (route) => {
      if (route.request().method() === "POST") await description.pressSequentially(" y dulces");
      await route.continue();
    });
    const save = page.getByRole("button", { name: "Guardar cambios" });
    await save.click();
    await expect.poll(() => columnOf(id, "descripcion")).toBe("Abarrotes");
    await page.unroute(path);
    await expect(page.getByText("Sin guardar")).toBeVisible();
    await expect(description).toHaveValue("Abarrotes y dulces");
    await save.click();
    await expect.poll(() => columnOf(id, "descripcion")).toBe("Abarrotes y dulces");
    await page.close();
    await owner.remove();
  });
});

test("the page is seen as it is typed, and nothing in it does anything", { tag: "@wide" }, async ({
  page,
  context,
  isMobile,
  expectAccessible,
}) => {
  const owner = await anOwner(context);
  const { id = "", path = "" } = owner.businesses[0] ?? {};
  await page.goto(`/mi-negocio/datos?negocio=${id}`);
  const name = page.getByRole("textbox", { name: /^Nombre/ });
  const preview = page.frameLocator("iframe");
  if (isMobile) {
    await name.fill("Tienda Nueva");
    await page.getByRole("link", { name: "Ver cómo queda" }).click();
  } else {
    await expect(preview.getByRole("heading", { level: 1, name: "Tienda 1" })).toBeVisible();
    await name.fill("Tienda Nueva");
  }
  await expect(preview.getByRole("heading", { level: 1, name: "Tienda Nueva" })).toBeVisible();
  // The keyboard passes it by.
  const stops = preview.locator("body *").filter({ visible: true });
  await expect
    .poll(() =>
      stops.evaluateAll((all) => all.filter((each) => "tabIndex" in each && Number(each.tabIndex) >= 0).length),
    )
    .toBe(0);
  await preview
    .getByRole("link", { name: /Llamar|5\d{9}/ })
    .first()
    .click();
  await preview.getByRole("button", { name: /^Sí/ }).first().click();
  await expect(preview.getByText("¿Sigue siendo así?").first()).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();
  if (isMobile) await page.getByRole("button", { name: "Cerrar" }).click();
  await expect(page.getByText("Sin guardar")).toBeVisible();
  expect(await columnOf(id, "nombre")).toBe("Tienda 1");
  expect(await columnOf(id, "visitas")).toBe(0);
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "Tienda 1" })).toBeVisible();
  await page.close();
  await owner.remove();
});
