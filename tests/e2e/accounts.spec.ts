import type { Locator, Page } from "@playwright/test";
import { deleteBusiness, insertBusiness, select } from "../support/e2e-business";
import { aMailAddress, linkTo, mailsTo } from "../support/e2e-mails";
import { anOwner } from "../support/e2e-owner";
import { aUser, makeAdmin, PASSWORD } from "../support/e2e-user";
import { expect, expectNoOverflow, test } from "./test";

const email = (page: Page) => page.getByRole("textbox", { name: "Correo" });
const password = (page: Page) => page.getByLabel("Contraseña", { exact: true });
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name }).click();

async function askForLink(page: Page, address: string): Promise<void> {
  await email(page).fill(address);
  await press(page, "Enviarme el enlace");
  await expect(page.getByRole("heading", { name: "Enlace enviado" })).toBeVisible();
}

async function signIn(page: Page, user: { email: string; password: string }, path = "/login"): Promise<void> {
  await page.goto(path);
  await page.getByRole("link", { name: "Contraseña" }).click();
  await email(page).fill(user.email);
  await password(page).fill(user.password);
  await press(page, "Entrar");
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menú" }).click();
}

test("a link that one browser asks for opens the session in another, once", async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const address = aMailAddress();
  await page.goto("/login?redirect=/cuenta");
  await askForLink(page, address.toUpperCase());
  await expectAccessible();

  const link = await linkTo(address);
  const other = await browser.newContext({ baseURL });
  const elsewhere = await other.newPage();
  // Programs that look at links in mails open them too.
  for (let n = 0; n < 2; n++) await elsewhere.goto(link);
  await press(elsewhere, "Entrar");
  await expect(elsewhere).toHaveURL("/cuenta");
  await expect(elsewhere.getByText(address)).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();

  await page.goto(link);
  await expectAccessible();
  await press(page, "Entrar");
  await expect(page.getByRole("alert").filter({ hasText: "No se pudo autenticar correctamente." })).toBeVisible();
  await page.goto("/mi-negocio");
  await expect(page).toHaveURL("/login?redirect=%2Fmi-negocio");
  await other.close();
});

test("a password opens the session where no script reads it, and a wrong one says so and keeps the address", async ({
  page,
  context,
}) => {
  const user = await aUser();
  await signIn(page, { ...user, password: "otra-clave" }, "/login?redirect=//evil.example");
  await expect(page.getByRole("alert").filter({ hasText: "Correo o contraseña incorrectos." })).toBeVisible();
  await expect(email(page)).toHaveValue(user.email);
  await signIn(page, { email: aMailAddress(), password: PASSWORD });
  await expect(page.getByRole("alert").filter({ hasText: "Correo o contraseña incorrectos." })).toBeVisible();

  await signIn(page, user, "/login?redirect=//evil.example");
  await expect(page).toHaveURL("/mi-negocio");
  await expect(page.getByText("Aquí va a estar tu negocio")).toBeVisible();
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === "sb-sesion-auth-token");
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(cookies.find(({ name }) => name === "cuenta")).toMatchObject({
    value: expect.stringMatching(/^1\.[\da-f]{8}$/),
    httpOnly: false,
  });
  // Whoever is signed in has nothing to do there.
  await page.goto("/login?redirect=/cuenta");
  await expect(page).toHaveURL("/cuenta");
});

test("signing in takes a keyboard alone, and uses an earlier page's wish once", async ({ page }) => {
  const user = await aUser();
  await page.goto("/planes");
  await page.evaluate(() => localStorage.setItem("post_login_redirect", "/cuenta"));
  await page.goto("/login");
  await page.getByRole("link", { name: "Contraseña" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type(user.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(user.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/cuenta");
  expect(await page.evaluate(() => localStorage.getItem("post_login_redirect"))).toBeNull();
});

test("a forgotten password is chosen anew", async ({ page }) => {
  const user = await aUser();
  await page.goto("/login?modo=contrasena");
  await page.getByRole("link", { name: "¿Olvidaste tu contraseña?" }).click();
  await askForLink(page, aMailAddress());
  await page.goto("/recuperar");
  await askForLink(page, user.email);

  await page.goto(await linkTo(user.email));
  await press(page, "Continuar");
  await expect(page).toHaveURL(/\/cuenta\/contrasena/);
  await password(page).fill("la-clave-nueva");
  await page.getByLabel("Confirma la contraseña").fill("la-clave-vieja");
  await press(page, "Guardar contraseña");
  await expect(page.getByRole("alert").filter({ hasText: "Las contraseñas no coinciden" })).toBeVisible();
  await page.getByLabel("Confirma la contraseña").fill("la-clave-nueva");
  await press(page, "Guardar contraseña");
  await expect(page).toHaveURL("/mi-negocio");

  await page.context().clearCookies();
  await signIn(page, { email: user.email, password: "la-clave-nueva" });
  await expect(page).toHaveURL("/mi-negocio");
});

type WrongForm = { path: string; type: Record<string, string>; send: string; wrong: Record<string, RegExp> };

const WRONG_FORMS: readonly WrongForm[] = [
  {
    path: "/crear-cuenta",
    type: { Correo: "ana" },
    send: "Crear cuenta",
    wrong: { Correo: /Escribe un correo válido/ },
  },
  { path: "/login", type: {}, send: "Enviarme el enlace", wrong: { Correo: /Escribe un correo válido/ } },
  {
    path: "/login?modo=contrasena",
    type: { Correo: "ana" },
    send: "Entrar",
    wrong: { Correo: /Escribe un correo válido/, Contraseña: /Faltan campos por llenar/ },
  },
  {
    path: "/recuperar",
    type: { Correo: "ana@" },
    send: "Enviarme el enlace",
    wrong: { Correo: /Escribe un correo válido/ },
  },
];

const OWN_WRONG_FORMS: readonly WrongForm[] = [
  {
    path: "/cuenta/contrasena",
    type: { Contraseña: "corta", "Confirma la contraseña": "otra" },
    send: "Guardar contraseña",
    wrong: { Contraseña: /debe tener al menos 8 caracteres/, "Confirma la contraseña": /no coinciden/ },
  },
  {
    path: "/cuenta/eliminar",
    type: { "Para confirmar, escribe ELIMINAR": "sí" },
    send: "Eliminar mi cuenta",
    wrong: { "Para confirmar, escribe ELIMINAR": /Escribe ELIMINAR/ },
  },
];

/** Sends each form as it must not be: all that is wrong is marked and said at once, and what was typed stays. */
async function sendWrongForms(
  page: Page,
  forms: readonly WrongForm[],
  focused: (page: Page, first: Locator) => Locator,
) {
  for (const { path, type, send, wrong } of forms) {
    await page.goto(path);
    const field = (name: string) => page.getByRole("main").getByLabel(name, { exact: true });
    for (const [name, text] of Object.entries(type)) await field(name).fill(text);
    await press(page, send);
    for (const [name, words] of Object.entries(wrong)) {
      await expect(field(name), `${path}: ${name}`).toHaveAttribute("aria-invalid", "true");
      await expect(field(name)).toHaveAccessibleDescription(words);
    }
    await expect(page.getByRole("main").locator("[aria-invalid=true]")).toHaveCount(Object.keys(wrong).length);
    await expect(focused(page, field(Object.keys(wrong)[0] ?? ""))).toBeFocused();
    if (type.Correo) await expect(field("Correo")).toHaveValue(type.Correo);
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("each wrong field of an account is named and marked at once", async ({ page, context }) => {
      const focused = (on: Page, first: Locator) => (javaScriptEnabled ? first : on.locator("[data-form-alert]"));
      await sendWrongForms(page, WRONG_FORMS, focused);
      const owner = await anOwner(context, 0);
      await sendWrongForms(page, OWN_WRONG_FORMS, focused);
      await owner.remove();
    });
  });
}

test("an account that nobody has confirmed is worth nothing, then or later", async ({ page, expectAccessible }) => {
  const address = aMailAddress();
  await page.goto("/crear-cuenta");
  await press(page, "Crear cuenta");
  await expect(email(page)).toHaveAccessibleDescription(/Faltan campos por llenar/);
  await expectAccessible();
  await email(page).fill(address);
  await expect(password(page)).toHaveCount(0);
  await press(page, "Crear cuenta");
  await expect(page.getByRole("heading", { name: "Revisa tu correo para confirmar" })).toBeVisible();

  await signIn(page, { email: address, password: PASSWORD });
  await expect(page.getByRole("alert").filter({ hasText: "Correo o contraseña incorrectos." })).toBeVisible();

  // Its owner confirms, and may choose a password.
  const [mail] = await mailsTo(address);
  expect(mail?.subject).toBe("Confirma tu correo · Iztapalapa Local");
  await page.goto(await linkTo(address));
  await press(page, "Entrar");
  await expect(page.getByRole("heading", { name: "Elige tu contraseña" })).toBeVisible();
  await page.getByRole("link", { name: /Ahora no/ }).click();
  await expect(page).toHaveURL("/mi-negocio");
  await page.context().clearCookies();
  await signIn(page, { email: address, password: PASSWORD });
  await expect(page.getByRole("alert").filter({ hasText: "Correo o contraseña incorrectos." })).toBeVisible();
});

test("header and footer of cached pages know the session, and the header ends it", { tag: "@wide" }, async ({
  page,
  isMobile,
}) => {
  const user = await aUser();
  const header = page.getByRole("banner");
  const footer = page.getByRole("contentinfo");
  const open = async () => isMobile && (await openMenu(page));
  await page.goto("/planes");
  await expect(footer.getByRole("link", { name: "Ingresar" })).toBeVisible();
  await open();
  await header.getByRole("link", { name: "Ingresar" }).click();
  await expect(page).toHaveURL("/login");
  await signIn(page, user);
  await expect(page).toHaveURL("/mi-negocio");

  await page.goto("/planes");
  await expect(footer.getByRole("link", { name: "Mi negocio" })).toHaveAttribute("href", "/mi-negocio");
  await open();
  await expect(page.getByRole("link", { name: "Ingresar" })).toHaveCount(0);
  await expect(header.getByRole("link", { name: "Admin" })).toHaveCount(0);
  await expectNoOverflow(page);
  await header.getByRole("link", { name: "Mi negocio" }).click();
  await expect(page).toHaveURL("/mi-negocio");
  await page.reload();
  await open();
  await expect(header.getByRole("link", { name: "Mi negocio" })).toHaveAttribute("aria-current", "page");
  await header.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL("/");
  await open();
  await expect(header.getByRole("link", { name: "Ingresar" })).toBeVisible();
  await page.goto("/mi-negocio");
  await expect(page).toHaveURL(/\/login/);
});

test.describe("the administration", () => {
  test.use({ expectedConsoleErrors: [/status of 403|favicon\.ico/] });

  test("takes an administrator straight in, and nobody else", async ({ page }) => {
    const user = await aUser();
    await signIn(page, user, "/login?redirect=/admin");
    await expect(page.getByText("Acceso denegado. No eres el administrador autorizado.")).toBeVisible();
    await page.getByRole("link", { name: "Ver mi cuenta" }).click();
    await page.getByRole("button", { name: "Salir de la cuenta" }).click();

    await makeAdmin(user.id);
    await signIn(page, user);
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await page.goto("/");
    await openMenu(page);
    await expect(page.getByRole("banner").getByRole("link", { name: "Admin" })).toBeVisible();
  });
});

test("an account is deleted after it was told what becomes of its businesses", async ({ page, expectAccessible }) => {
  const user = await aUser();
  const gone = await insertBusiness({ user_id: user.id, nombre: "Negocio que se va" });
  const stays = await insertBusiness({ user_id: user.id, nombre: "Negocio del censo", denue_id: String(Date.now()) });
  await signIn(page, user, "/login?redirect=/cuenta");
  await page.getByRole("link", { name: "Eliminar mi cuenta" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Negocio que se va" })).toContainText("Se elimina");
  await expect(page.getByRole("listitem").filter({ hasText: "Negocio del censo" })).toContainText("DENUE");
  await expectAccessible();
  await page.getByLabel("Para confirmar, escribe ELIMINAR").fill("sí");
  await press(page, "Eliminar mi cuenta");
  await expect(page.getByRole("alert").filter({ hasText: "Escribe ELIMINAR para confirmar." })).toBeVisible();
  // Typed in the panel, and not stored.
  await page.evaluate(() => {
    const account = /cuenta=1\.(\w+)/.exec(document.cookie)?.[1];
    localStorage.setItem("borradores", JSON.stringify({ account, drafts: {} }));
  });
  await page.getByLabel("Para confirmar, escribe ELIMINAR").fill("ELIMINAR");
  await press(page, "Eliminar mi cuenta");
  await expect(page.getByRole("status").filter({ hasText: "Tu cuenta se eliminó." })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("borradores"))).toBeNull();

  expect(await select("negocios", `id=in.(${gone.id},${stays.id})&select=user_id,is_deleted&order=is_deleted`)).toEqual(
    [
      { user_id: null, is_deleted: false },
      { user_id: null, is_deleted: true },
    ],
  );
  await signIn(page, user);
  await expect(page.getByRole("alert").filter({ hasText: "Correo o contraseña incorrectos." })).toBeVisible();
  for (const { id } of [gone, stays]) await deleteBusiness(id);
});

test("the panel lists one's businesses with their state, the highest plan first", { tag: "@wide" }, async ({
  page,
  expectAccessible,
}) => {
  const user = await aUser();
  const made = [
    await insertBusiness({ user_id: user.id, nombre: "Local gratis", is_approved: null }),
    await insertBusiness({ user_id: user.id, nombre: "Local premium", plan_type: "premium" }),
  ];
  await signIn(page, user);
  const main = page.getByRole("main");
  await expect(main.getByText("Publicado", { exact: true }).first()).toBeVisible();
  await expect(main.getByRole("link", { name: /^Renovar/ })).toHaveAttribute(
    "href",
    `/checkout?plan=premium&negocio=${made[1]?.id}`,
  );
  await expectAccessible();
  await main.locator("summary").filter({ hasText: "Local premium" }).click();
  await main.getByRole("link", { name: "Local gratis" }).click();
  await expect(main.getByText("Pendiente", { exact: true }).first()).toBeVisible();
  await expectNoOverflow(page);
  for (const { id } of made) await deleteBusiness(id);
});

/** The project's own link, which a project without our templates mails: it ends at the callback, with a code. */
async function ownLinkTo(address: string): Promise<string> {
  const link = new URL(await linkTo(address));
  const query = { token: link.searchParams.get("token_hash"), redirect_to: link.searchParams.get("redirect_to") };
  return `/auth/v1/verify?${new URLSearchParams({ type: "email", ...(query as Record<string, string>) })}`;
}

test("the callback exchanges a code in the browser that asked, and nowhere else", async ({
  page,
  browser,
  baseURL,
}) => {
  const address = aMailAddress();
  await page.goto("/login?redirect=/cuenta");
  await askForLink(page, address);
  await page.goto(await ownLinkTo(address));
  await expect(page).toHaveURL("/cuenta");
  await expect(page.getByText(address)).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/login?redirect=/cuenta");
  const another = aMailAddress();
  await askForLink(page, another);
  const other = await browser.newContext({ baseURL });
  const elsewhere = await other.newPage();
  await elsewhere.goto(await ownLinkTo(another));
  await expect(elsewhere.getByText("No se pudo iniciar sesión automáticamente.")).toBeVisible();
  await expect(elsewhere).toHaveURL("/login?redirect=%2Fcuenta");
  await other.close();
});

test("the callback without anything to go by leads to signing in", async ({ page }) => {
  await page.goto("/auth/callback?redirect=/cuenta");
  await expect(
    page.getByRole("status").filter({ hasText: "No se pudo iniciar sesión automáticamente." }),
  ).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page).toHaveURL("/login?redirect=%2Fcuenta");

  // A session in an address is not taken: anybody can write one.
  await page.goto("/auth/callback#access_token=a.b.c&refresh_token=x");
  await expect(page).toHaveURL(/\/login/);
});

test.describe("the mailbox", () => {
  test("shows mails to people, and cannot be run by them", async ({ page }) => {
    const user = await aUser();
    await page.goto("/login");
    await askForLink(page, user.email);
    await page.goto(`/correo?to=${user.email}`);
    await expect(page.getByRole("heading", { name: "Tu enlace para entrar · Iztapalapa Local" })).toBeVisible();
    await page.getByText("Ver el mensaje").click();
    const mail = page.frameLocator("iframe");
    await expect(mail.getByRole("link", { name: "Entrar" })).toBeVisible();
    await expect(page.locator("iframe")).toHaveAttribute("sandbox", "");
    await expectNoOverflow(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one signs in by link and by password, and out", async ({ page }) => {
    test.slow();
    const address = aMailAddress();
    await page.goto("/login?redirect=/cuenta");
    await email(page).fill("no es correo");
    await page
      .getByRole("main")
      .locator("form")
      .evaluate((form) => form.setAttribute("novalidate", ""));
    await press(page, "Enviarme el enlace");
    await expect(page.getByRole("alert").getByText("Escribe un correo válido")).toBeVisible();
    await expect(email(page)).toHaveValue("no es correo");
    await askForLink(page, address);
    await page.goto(await linkTo(address));
    await press(page, "Entrar");
    await expect(page).toHaveURL("/cuenta");
    // The header cannot know: its link leads on.
    await openMenu(page);
    await page.getByRole("banner").getByRole("link", { name: "Ingresar" }).click();
    await expect(page).toHaveURL("/mi-negocio");
    await page.goto("/cuenta");
    await press(page, "Salir de la cuenta");
    await expect(page).toHaveURL("/");

    await page.goto("/login?redirect=/cuenta");
    await askForLink(page, address);
    await page.goto(await ownLinkTo(address));
    await press(page, "Continuar");
    await expect(page).toHaveURL("/cuenta");
    await press(page, "Salir de la cuenta");

    const user = await aUser();
    await page.goto("/login?email=ana@example.com");
    await page.getByRole("link", { name: "Contraseña" }).click();
    await expect(email(page)).toHaveValue("ana@example.com");
    await email(page).fill(user.email);
    await password(page).fill(user.password);
    await press(page, "Entrar");
    await expect(page).toHaveURL("/mi-negocio");
  });
});
