import { randomInt, randomUUID } from "node:crypto";
import { deleteBusiness, select } from "../support/e2e-business";
import { expect, test } from "./business-test";

type Page = import("@playwright/test").Page;

const aName = () => `Prueba ${randomUUID().slice(0, 8)}`;
const rowsNamed = (name: string) => select("negocios", `nombre=eq.${encodeURIComponent(name)}`);

async function fillRequired(page: Page, name: string): Promise<void> {
  await page.getByLabel("Nombre del negocio").fill(name);
  await category(page).selectOption("Mascotas y Veterinarias");
  await page.getByLabel("Teléfono").fill("55 0000 1234");
  await page.getByLabel("Dirección").fill("Calle Uno 23");
}
const category = (page: Page) => page.getByRole("combobox", { name: "Categoría" });
const submit = (page: Page) => page.getByRole("button", { name: "Registrar negocio" }).click();

test("a visitor registers a business with a picture", async ({ page }) => {
  const name = aName();
  await page.goto("/registro/free");
  await expect(page).toHaveURL("/registro?plan=free");
  await expect(page.getByText("Te faltan 4 datos")).toBeVisible();
  await fillRequired(page, name);
  await expect(page.getByText("Listo para enviar")).toBeVisible();
  await page.getByLabel(/^Descripción/).fill("Consultas y vacunas");
  await expect(page.getByText("19 / 100 caracteres")).toBeVisible();
  await page.getByLabel(/^Imagen/).setInputFiles("public/categorias/mascotas-y-veterinarias.webp");
  await expect(page.getByRole("img", { name: "Imagen elegida" })).toBeVisible();
  await submit(page);

  await expect(page).toHaveURL("/registro-free-success");
  await expect(page.getByRole("heading", { name: "Recibimos tu registro" })).toBeVisible();
  // One toast, and no second one behind it.
  await expect(page.getByText("¡Registro exitoso! Revisa tu publicación pronto.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(/registro exitoso|registrado correctamente/i)).toHaveCount(0);
  const [row, ...others] = await rowsNamed(name);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    is_approved: null,
    plan_type: "free",
    user_id: null,
    descripcion: "Consultas y vacunas",
  });
  expect(row?.imagen_url).toMatch(/^imagenes\/.*-1200\.webp$/);
  await deleteBusiness(String(row?.id));

  await page.getByRole("link", { name: "Ver negocios" }).click();
  await expect(page).toHaveURL("/negocios");
  await page.goto("/registro?plan=free");
  await expect(page.getByLabel("Nombre del negocio")).toHaveValue("");
});

test("a business is registered in nine taps and seventy characters", async ({ page }) => {
  let [taps, characters] = [0, 0];
  await page.exposeFunction("countTap", () => {
    taps += 1;
  });
  await page.exposeFunction("countCharacters", (typed: number) => {
    characters += typed;
  });
  await page.addInitScript(() => {
    const counters = window as unknown as { countTap: () => void; countCharacters: (typed: number) => void };
    document.addEventListener("click", (event) => event.isTrusted && counters.countTap(), true);
    // The system's list, which would swallow the next tap here: a tap opens it, another one chooses.
    document.addEventListener(
      "change",
      ({ target }) => {
        if (target instanceof HTMLSelectElement) for (const _ of ["opens", "chooses"]) counters.countTap();
      },
      true,
    );
    document.addEventListener(
      "input",
      (event) => counters.countCharacters((event as InputEvent).data?.length ?? 0),
      true,
    );
  });
  const name = `Veterinaria ${randomUUID().slice(0, 8)}`;
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).tap();
    await page.keyboard.type(text);
  };
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Registrar Negocio" }).first().tap();
  await type("Nombre del negocio", name);
  await category(page).selectOption("Mascotas y Veterinarias");
  await type("Teléfono", "5500001234");
  await type("Dirección", "Calle Uno 23, Santa Martha");
  await page.getByRole("button", { name: "Registrar negocio" }).tap();
  await expect(page).toHaveURL("/registro-free-success");
  const [row, ...others] = await rowsNamed(name);
  expect(others).toEqual([]);
  await deleteBusiness(String(row?.id));
  // All that was typed was counted.
  expect(characters).toBeGreaterThanOrEqual(name.length + 10);
  expect(characters).toBeLessThanOrEqual(70);
  expect(taps).toBeGreaterThanOrEqual(7);
  expect(taps).toBeLessThanOrEqual(9);
});

test("what was typed outlives a reload, and is thrown away when asked", async ({ page }) => {
  const name = aName();
  await page.goto("/registro?plan=free");
  await fillRequired(page, name);
  await page.getByLabel(/^WhatsApp/).fill("55 0000 9999");
  const stored = () => page.evaluate(() => [localStorage.nombre, localStorage.categoria, localStorage.reg_plan]);
  expect(await stored()).toEqual([name, "mascotas-y-veterinarias", "free"]);
  await page.reload();
  await expect(page.getByText("Recuperamos lo que habías escrito")).toBeVisible();
  await expect(page.getByLabel("Nombre del negocio")).toHaveValue(name);
  await expect(category(page)).toHaveValue("mascotas-y-veterinarias");
  await expect(page.getByLabel(/^WhatsApp/)).toHaveValue("55 0000 9999");
  await expect(page.getByText("Listo para enviar")).toBeVisible();
  await page.getByRole("button", { name: "Empezar de cero" }).click();
  await expect(page.getByText("Te faltan 4 datos")).toBeVisible();
  await expect(page.getByLabel("Nombre del negocio")).toHaveValue("");
});

test.describe("without a connection", () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("the form stays, picture included, and is sent later, once", async ({ page, context }) => {
    const name = aName();
    await page.goto("/registro?plan=free");
    await fillRequired(page, name);
    await page.getByLabel(/^Imagen/).setInputFiles("public/categorias/mascotas-y-veterinarias.webp");
    await context.setOffline(true);
    await submit(page);
    await expect(page.getByText("Ocurrió un error al registrar el negocio.")).toBeVisible();
    await expect(page.getByLabel("Nombre del negocio")).toHaveValue(name);
    await context.setOffline(false);
    await submit(page);
    await expect(page).toHaveURL("/registro-free-success");
    const rows = await rowsNamed(name);
    expect(rows.map(({ imagen_url }) => typeof imagen_url)).toEqual(["string"]);
    await deleteBusiness(String(rows[0]?.id));
  });
});

test("what is wrong is said at its field, and what was typed stays", async ({ page, expectAccessible }) => {
  const name = aName();
  await page.goto("/registro?plan=free");
  await fillRequired(page, name);
  await page.getByLabel(/^WhatsApp/).fill("no tengo");
  await page.getByLabel(/^Imagen/).setInputFiles({
    name: "foto.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
  });
  await submit(page);
  await expect(page.getByRole("alert").filter({ hasText: "Revisa los datos marcados." })).toBeVisible();
  await expect(page.getByLabel(/^WhatsApp/)).toBeFocused();
  await expect(page.getByLabel(/^WhatsApp/)).toHaveAccessibleDescription(/no parece válido/);
  await expectAccessible();
  await page.getByLabel(/^WhatsApp/).fill("");
  await page.getByLabel("Dirección").press("Enter");
  await expect(page.getByText("❌ No se pudo subir la imagen.")).toBeVisible();
  await expect(page.getByLabel(/^Imagen/)).toHaveAccessibleDescription(/Archivo de imagen inválido/);
  await expect(page.getByLabel("Nombre del negocio")).toHaveValue(name);
  expect(await rowsNamed(name)).toEqual([]);
});

/** A public listing of the census that nobody owns. */
const unowned = () => ({
  nombre: `Veterinaria ${randomUUID().slice(0, 8)}`,
  denue_id: `${Date.now()}${randomInt(1000)}`,
});

test("an entry of the census is offered while one types", async ({ page, aBusiness, expectAccessible }) => {
  const fields = unowned();
  const { slug } = await aBusiness(fields);
  await page.goto("/registro?plan=free");
  await page.getByLabel("Nombre del negocio").fill(fields.nombre.toLowerCase());
  await expect(page.getByRole("heading", { name: "¿Es éste tu negocio?" })).toBeVisible();
  await expectAccessible();
  const claim = page.getByRole("link", { name: new RegExp(`^Es mi negocio.*${fields.nombre}$`) });
  await expect(claim).toHaveAttribute("href", `/reclamar/${slug}`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a resembling entry is asked about after sending, and refused", async ({ page, aBusiness }) => {
    const { nombre, denue_id } = unowned();
    await aBusiness({ nombre, denue_id });
    const name = `${nombre} Sur`;
    await page.goto("/registro/free");
    await fillRequired(page, name);
    await submit(page);
    await expect(page.getByRole("heading", { name: "¿Es éste tu negocio?" })).toBeVisible();
    await expect(page.getByLabel("Nombre del negocio")).toHaveValue(name);
    await expect(category(page)).toHaveValue("mascotas-y-veterinarias");
    await page.getByRole("button", { name: "No, registrar como nuevo" }).click();
    await expect(page).toHaveURL("/registro-free-success");
    const rows = await rowsNamed(name);
    expect(rows).toHaveLength(1);
    await deleteBusiness(String(rows[0]?.id));
  });

  test("a plan is bought by way of our own page", async ({ page }) => {
    await page.goto("/registro?plan=pro");
    await page.getByLabel("Tu correo", { exact: true }).fill("lupita@example");
    await page.getByRole("button", { name: /^Contratar Plan/ }).click();
    await expect(page.getByText("Ingresa un email válido.").first()).toBeVisible();
    await expect(page.getByLabel("Tu correo", { exact: true })).toHaveValue("lupita@example");
    const address = `${randomUUID()}@example.com`;
    await page.getByLabel("Tu correo", { exact: true }).fill(address);
    await page.getByLabel("Repite tu correo").fill(address);
    await page.getByRole("button", { name: /^Contratar Plan/ }).click();
    await expect(page).toHaveURL(/\/checkout\?orden=/);
    await expect(page.getByText("$300").first()).toBeVisible();
  });
});

test("a paid plan says what it costs and how it ends before anybody pays", async ({ page }) => {
  await page.goto("/registro?plan=Profesional&status=rejected&payment_id=1");
  await expect(page.getByText("$300")).toBeVisible();
  await expect(page.getByText(/Un pago es un mes: no se renueva solo/)).toBeVisible();
  await expect(page.getByText(/Puedes cancelar cuando quieras/)).toBeVisible();
  const pay = page.getByRole("button", { name: /^Contratar Plan/ });
  await pay.click();
  await expect(page.getByLabel("Tu correo", { exact: true })).toHaveAccessibleDescription(
    /Por favor ingresa un correo antes de continuar./,
  );
  await page.getByLabel("Tu correo", { exact: true }).fill("lupita");
  await pay.click();
  await expect(page.getByLabel("Tu correo", { exact: true })).toHaveAccessibleDescription(/Ingresa un correo válido./);
  await page.getByLabel("Tu correo", { exact: true }).fill("lupita@example.com");
  await page.getByLabel("Repite tu correo").fill("lupita@exmaple.com");
  await pay.click();
  await expect(page.getByLabel("Repite tu correo")).toHaveAccessibleDescription(/Los dos correos no son iguales./);
  await expect(page.getByLabel("Tu correo", { exact: true })).toHaveValue("lupita@example.com");
});

test("an address that says paid gives nothing to somebody who is not signed in", async ({ page }) => {
  await page.goto("/registro?plan=premium&paid=true&email=ana%40example.com");
  await expect(page.getByRole("heading", { name: "Inicia sesión para registrar tu negocio" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Crear cuenta" })).toHaveAttribute(
    "href",
    /^\/crear-cuenta\?next=%2Fregistro/,
  );
});

test("a link opens the checkout by itself, once", async ({ page }) => {
  const address = `/registro?plan=premium&auto=true&email=${randomUUID()}%40example.com`;
  await page.goto(address);
  await expect(page).toHaveURL(/\/simulador\/pago\?/);
  await page.goto(address);
  await expect(page.getByText("$500")).toBeVisible();
  const pay = page.getByRole("button", { name: /^Contratar Plan/ });
  await expect(pay).toBeEnabled();
  await pay.click();
  await expect(page).toHaveURL(/\/simulador\/pago\?/);
});
