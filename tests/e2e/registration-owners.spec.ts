import { randomInt, randomUUID } from "node:crypto";
import { deleteBusiness, select } from "../support/e2e-business";
import { aMailAddress, linkTo } from "../support/e2e-mails";
import { addPaidMonth } from "../support/e2e-payment";
import { aUser } from "../support/e2e-user";
import { expect, expectNoOverflow, test } from "./business-test";

type Page = import("@playwright/test").Page;

const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name }).click();
const rowNamed = async (name: string) => (await select("negocios", `nombre=eq.${encodeURIComponent(name)}`))[0];

/** From the sign-in page, wherever it was asked for. */
async function enter(page: Page, user: { email: string; password: string }): Promise<void> {
  await page.getByRole("link", { name: "Contraseña" }).click();
  await page.getByRole("textbox", { name: "Correo" }).fill(user.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(user.password);
  await press(page, "Entrar");
}

async function fillRequired(page: Page, name: string): Promise<void> {
  await page.getByLabel("Nombre del negocio").fill(name);
  await page.getByRole("combobox", { name: "Categoría" }).selectOption("Alimentos y Bebidas");
  await page.getByLabel("Teléfono").fill(`55 ${randomInt(1000, 9999)} ${randomInt(1000, 9999)}`);
  await page.getByLabel("Dirección").fill("Calle Uno 23");
}

/** The steps on the page after a registration, in the order in which they stand. */
const stepsOf = (page: Page) => page.getByRole("main").getByRole("list").first().getByRole("listitem");

test("the mail after a registration ends at the listing's pictures, signed in, in one tap", { tag: "@wide" }, async ({
  page,
  expectAccessible,
}) => {
  const name = `Fonda ${randomUUID().slice(0, 8)}`;
  const address = aMailAddress();
  await page.clock.install();
  await page.goto("/registro?plan=free");
  await fillRequired(page, name);
  await page.getByLabel(/^Correo para administrar tu negocio/).fill(address);
  await press(page, "Registrar negocio");
  await expect(stepsOf(page)).toHaveText([`Abre el correo que enviamos a ${address}`, "Toca Entrar", "Sube tu foto"]);
  await expect(page.getByRole("main").getByRole("link", { name: "Ver negocios" })).toHaveClass(/button-outline/);
  await expectNoOverflow(page);
  await expectAccessible();

  const again = page.getByRole("button", { name: "Reenviar" });
  await expect(page.getByText(/^Puedes pedir otro en \d+ segundos\.$/)).toBeVisible();
  await expect(again).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(again).toBeVisible();

  await page.goto(await linkTo(address));
  await press(page, "Entrar");
  const row = await rowNamed(name);
  await expect(page).toHaveURL(`/mi-negocio/fotos?negocio=${row?.id}`);
  await expect(page.getByRole("heading", { name: "Portada" })).toBeVisible();
  expect((await rowNamed(name))?.user_id).toBeTruthy();
  await deleteBusiness(String(row?.id));
});

test("in another browser the panel asks whose it is before anything else", async ({ page, context }) => {
  const name = `Fonda ${randomUUID().slice(0, 8)}`;
  const address = aMailAddress();
  await page.goto("/registro?plan=free");
  await fillRequired(page, name);
  await page.getByLabel(/^Correo para administrar tu negocio/).fill(address);
  await press(page, "Registrar negocio");
  await expect(page).toHaveURL("/registro-free-success");
  await context.clearCookies();
  await page.goto(await linkTo(address));
  await press(page, "Entrar");
  const row = await rowNamed(name);
  await expect(page).toHaveURL(`/mi-negocio?negocio=${row?.id}`);
  const question = page.getByRole("region", { name: `¿Es tuyo ${name}?` });
  const [asked, offered] = await Promise.all([
    question.boundingBox(),
    page.getByRole("link", { name: /^Mejorar a Profesional/ }).boundingBox(),
  ]);
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThan(offered?.y ?? 0);
  await press(page, "Sí, es mío");
  await expect(page).toHaveURL(new RegExp(`/mi-negocio\\?negocio=${row?.id}`));
  await expect(page.getByText("Listo: ese negocio ya cuenta como tuyo.")).toBeVisible();
  await deleteBusiness(String(row?.id));
});

test("what was typed waits while somebody signs in, and the business is linked at once", async ({ page }) => {
  const name = `Fonda ${randomUUID().slice(0, 8)}`;
  const user = await aUser();
  await page.goto("/registro?plan=free");
  await fillRequired(page, name);
  await page.getByRole("main").getByRole("link", { name: "Inicia sesión" }).click();
  await enter(page, user);
  await expect(page).toHaveURL("/registro?plan=free");
  await expect(page.getByLabel("Nombre del negocio")).toHaveValue(name);
  await expect(page.getByText("Tu negocio queda ligado a tu cuenta")).toContainText(user.email);
  expect(await page.evaluate(() => localStorage.reg_user_id)).toBe(user.id);
  await press(page, "Registrar negocio");
  await expect(page).toHaveURL("/registro-free-success");
  const row = await rowNamed(name);
  expect(row?.user_id).toBe(user.id);
  await expect(page.getByRole("main").getByRole("link", { name: "Ver negocios" })).toHaveClass(/button-outline/);
  await page.getByRole("main").getByRole("link", { name: "Subir mi foto" }).click();
  await expect(page).toHaveURL(`/mi-negocio/fotos?negocio=${row?.id}`);
  await deleteBusiness(String(row?.id));
});

/** Returns what this browser keeps of the person. */
const keptOf = (page: Page) =>
  page.evaluate(() => {
    const keys = [
      "nuevo_negocio",
      "nombre",
      "categoria",
      "reg_email",
      "correo_negocio",
      "reg_user_id",
      "post_login_redirect",
    ];
    return keys.filter((key) => localStorage.getItem(key));
  });

/** Signs out as a browser without scripts does. */
const leave = (page: Page, baseURL: string | undefined) =>
  page.request.post("/auth/salir", { headers: { origin: baseURL ?? "" }, maxRedirects: 0 });

test("what one account has typed is not shown to the next one on the same phone", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const name = "Fonda de Ana";
  const field = page.getByLabel("Nombre del negocio");
  const typeAs = async (user: { email: string; password: string }) => {
    await page.goto("/registro?plan=free");
    await fillRequired(page, name);
    await page.getByRole("main").getByRole("link", { name: "Inicia sesión" }).click();
    await enter(page, user);
    await expect(field).toHaveValue(name);
    await page.evaluate(() => {
      localStorage.setItem("favoritos", "[]");
      localStorage.setItem("busquedas_recientes", '["tacos"]');
      localStorage.setItem("correo_negocio", "ana@example.com");
      localStorage.setItem("post_login_redirect", "/cuenta");
    });
  };
  const ana = await aUser();

  // By the button, and "back" after it.
  await typeAs(ana);
  await page.getByRole("button", { name: "Menú" }).click();
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => keptOf(page)).toEqual([]);
  expect(await page.evaluate(() => [localStorage.favoritos, localStorage.busquedas_recientes])).toEqual([
    "[]",
    '["tacos"]',
  ]);
  await page.goBack();
  await expect(page.getByText("Te faltan 4 datos")).toBeVisible();
  await expect(field).toHaveValue("");

  // Without scripts, in another tab, while the form is open here.
  await typeAs(ana);
  const other = await context.newPage();
  await leave(other, baseURL);
  await other.goto("/planes");
  await other.close();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText("Te faltan 4 datos")).toBeVisible();
  await expect(field).toHaveValue("");

  // Another account signs in where the first one has not signed out.
  await typeAs(ana);
  await context.clearCookies();
  await page.goto("/login?redirect=/registro?plan=free");
  await enter(page, await aUser());
  await expect(page).toHaveURL("/registro?plan=free");
  await expect(page.getByText("Te faltan 4 datos")).toBeVisible();
  await expect(field).toHaveValue("");
});

test.describe("a claim", () => {
  // What the browser says of a form that is refused because the session has ended.
  test.use({ expectedConsoleErrors: [/status of 401/] });

  test("an entry of the census is asked for by who says it is theirs", async ({
    page,
    aBusiness,
    expectAccessible,
  }) => {
    const { id, slug, path } = await aBusiness({ denue_id: `${Date.now()}${randomInt(1000)}`, fuente: "INEGI, DENUE" });
    const user = await aUser();
    await page.goto(path);
    await page.getByRole("link", { name: "Adminístralo gratis" }).click();
    await expect(page).toHaveURL(`/login?redirect=%2Freclamar%2F${slug}`);
    await enter(page, user);
    await expect(page).toHaveURL(`/reclamar/${slug}`);
    await expectAccessible();
    await expectNoOverflow(page);
    await page.getByLabel("¿Cómo sabemos que es tuyo?").fill("   ");
    await press(page, "Es mi negocio");
    await expect(page.getByText("Cuéntanos cómo sabemos que es tu negocio.").filter({ visible: true })).toHaveCount(1);
    const note = page.getByLabel("¿Cómo sabemos que es tuyo?");
    await note.fill("Es la tienda de mi familia");
    // The session ends while the form is open, and begins again in another tab.
    const cookies = await page.context().cookies();
    await page.context().clearCookies({ name: /^sb-/ });
    await press(page, "Es mi negocio");
    const alert = page.getByRole("alert").filter({ hasText: "Usuario no autenticado." });
    await expect(alert.getByRole("link")).toHaveAttribute("href", `/login?redirect=%2Freclamar%2F${slug}`);
    await expect(note).toHaveValue("Es la tienda de mi familia");
    await page.context().addCookies(cookies);
    await press(page, "Es mi negocio");
    await expect(page.getByRole("heading", { name: "Recibimos tu solicitud" })).toBeVisible();
    await expect(page).toHaveURL(`/reclamar/${slug}/enviado`);
    expect(await select("reclamos", `negocio_id=eq.${id}&select=user_id,nota,estado`)).toEqual([
      { user_id: user.id, nota: "Es la tienda de mi familia", estado: "nuevo" },
    ]);
  });
});

test("a paid month opens the whole form, and the business is public at once", { tag: "@wide" }, async ({
  page,
  expectAccessible,
}) => {
  const name = `Fonda ${randomUUID().slice(0, 8)}`;
  const user = await aUser();
  const path = "/registro?plan=premium&paid=approved";
  await page.goto(path);
  await page.getByRole("main").getByRole("link", { name: "Iniciar sesión" }).click();
  await enter(page, user);
  await expect(page.getByRole("heading", { name: "Verificando pago…" })).toBeVisible();
  // Nothing was paid: it ends with what to do.
  await expect(page.getByRole("heading", { name: "No pudimos confirmar tu pago" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Contratar el plan Premium" })).toHaveAttribute(
    "href",
    "/registro?plan=premium",
  );
  await expectAccessible();
  await addPaidMonth(user.id, "premium");
  await page.getByRole("link", { name: "Volver a revisar" }).click();

  await fillRequired(page, name);
  await page.getByLabel(/^Servicios/).fill("desayunos, comida corrida");
  await page.getByLabel(/^Instagram/).fill("@fonda.lupita");
  await page.getByRole("textbox", { name: /^Menú/ }).fill("Chilaquiles $80\nCafé $25");
  await page.getByLabel(/^Video/).fill("https://youtu.be/dQw4w9WgXcQ");
  const pictures = ["public/categorias/alimentos-y-bebidas.webp", "public/categorias/otros-negocios.webp"];
  await page.getByLabel(/^Galería/).setInputFiles(pictures);
  await expectAccessible();
  await expectNoOverflow(page);
  await press(page, "Registrar negocio");
  await expect(page).toHaveURL("/mi-negocio");

  const row = await rowNamed(name);
  expect(row).toMatchObject({
    plan_type: "premium",
    is_approved: true,
    user_id: user.id,
    servicios: ["desayunos", "comida corrida"],
    instagram: "https://www.instagram.com/fonda.lupita",
    gallery_images: [expect.stringMatching(/^gallery\//), expect.stringMatching(/^gallery\//)],
  });
  await page.goto(`/negocio/${row?.slug}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Chilaquiles")).toBeVisible();
  await deleteBusiness(String(row?.id));
  await page.goto("about:blank");
});

test("a paid month goes to a business that its buyer has already", async ({ page, aBusiness }) => {
  const user = await aUser();
  const { id } = await aBusiness({ nombre: `Fonda ${randomUUID().slice(0, 8)}`, user_id: user.id });
  const [{ nombre } = {}] = await select("negocios", `id=eq.${id}`);
  await addPaidMonth(user.id, "pro");
  await page.goto("/login?redirect=/registro?plan=pro");
  await enter(page, user);
  await press(page, `Usar en ${nombre}`);
  await expect(page).toHaveURL("/mi-negocio?aviso=mes");
  await expect(page.getByRole("status").filter({ hasText: "tu mes pagado ya está en tu negocio" })).toBeVisible();
  expect(await select("negocios", `id=eq.${id}&select=plan_type`)).toEqual([{ plan_type: "pro" }]);
  await page.goto("/registro?plan=pro");
  await expect(page).toHaveURL(`/checkout?plan=pro&negocio=${id}`);

  await page.goto("/registro-pro-success?paid=true");
  await expect(page.getByRole("heading", { name: "¡Gracias por tu compra!" })).toBeVisible();
  await page.goto("/registro-pro-success");
  await expect(page.getByText("¡Registro exitoso! Redirigiendo al panel...")).toBeVisible();
  await expect(page).toHaveURL("/mi-negocio");
});
