import type { Locator, Page } from "@playwright/test";
import { anOwner, planOf, tellProvider } from "../support/e2e-owner";
import { test as base, expect, expectNoOverflow } from "./test";

type Owner = Awaited<ReturnType<typeof anOwner>>;

const test = base.extend<{ owner: Owner; ownerOfTwo: Owner }>({
  owner: async ({ context, page }, use) => {
    const owner = await anOwner(context);
    await use(owner);
    await page.close();
    await owner.remove();
  },
  ownerOfTwo: async ({ context, page }, use) => {
    const owner = await anOwner(context, 2);
    await use(owner);
    await page.close();
    await owner.remove();
  },
});

const businessOf = (owner: Owner, index = 0): string => owner.businesses[index]?.id ?? "";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name }).click();
const follow = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name }).click();

/** From the checkout to the provider's page. */
async function goToProvider(page: Page, plan: "Premium" | "Profesional"): Promise<void> {
  await press(page, `Pagar plan ${plan}`);
  await expect(page).toHaveTitle("Simulador de pago — no se cobra dinero");
}

test("an owner buys Premium by card, and the listing shows it", async ({ page, owner, expectAccessible }) => {
  await page.goto("/checkout?plan=premium");
  await expect(heading(page, "Plan Premium")).toBeVisible();
  await expect(page.getByText("$500")).toBeVisible();
  await expect(page.getByText("No se renueva solo")).toBeVisible();
  await expect(page.getByText("Tienda 1")).toBeVisible();

  await goToProvider(page, "Premium");
  await expect(page.getByText("$500.00 MXN")).toBeVisible();
  await expectAccessible();
  await expectNoOverflow(page);
  await press(page, "Pagar con tarjeta (se aprueba)");
  await expect(heading(page, "¡Pago aprobado!")).toBeVisible();
  expect(await planOf(businessOf(owner))).toBe("premium");
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem("reg_plan"), localStorage.getItem("reg_email")]))
    .toEqual(["premium", owner.email]);
  await expect(page).toHaveURL("/mi-negocio?plan=premium&paid=success");
  await page.getByText("Cancelar plan").click();
  await expect(page.getByText("tu plan no se renueva solo")).toBeVisible();
  await page.goto(owner.businesses[0]?.path ?? "");
  await expect(page.getByText("Plan Premium").first()).toBeAttached();
});

const SPEED = "Tarjeta: al momento. Efectivo en OXXO: hasta 2 días.";

/** The sentence begins within 16 px below the button or link that leads to paying. */
async function expectSpeedBelow(button: Locator): Promise<void> {
  const [above, below] = await Promise.all([
    button.boundingBox(),
    button.locator("xpath=..").getByText(SPEED).boundingBox(),
  ]);
  const gap = (below?.y ?? 0) - (above ? above.y + above.height : 0);
  expect(gap).toBeGreaterThanOrEqual(4);
  expect(gap).toBeLessThanOrEqual(16);
}

test("each button that leads to paying says how soon the plan comes", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/planes");
  await expectSpeedBelow(page.getByRole("link", { name: "Elegir plan Profesional" }));
  await expectSpeedBelow(page.getByRole("link", { name: "Elegir plan Premium" }));
  const premium = page.getByRole("article", { name: "Premium" });
  await expect(premium.getByRole("listitem").first()).toHaveText("Todo lo de Profesional");
  await page.goto("/registro?plan=premium");
  await expectSpeedBelow(page.getByRole("button", { name: /^Contratar Plan/ }));
  await expect(page.getByRole("link", { name: "Ingresa y mejora su plan" })).toHaveAttribute(
    "href",
    /redirect=%2Fcheckout%3Fplan%3Dpremium/,
  );
  await page.goto("/checkout?plan=premium&email=ana%40example.com");
  await expectSpeedBelow(page.getByRole("button", { name: "Pagar plan Premium" }));
  await expect(
    page.getByRole("region", { name: "Lo que trae el plan Premium" }).getByRole("listitem").first(),
  ).toHaveText("Todo lo de Profesional");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an owner pays Premium in cash in three taps from /planes", { tag: "@wide" }, async ({ page, owner }) => {
      await page.goto("/planes");
      await follow(page, "Elegir plan Premium");
      await expect(page).toHaveURL(`/checkout?plan=premium&negocio=${businessOf(owner)}`);
      await expect(page.getByText("Para Tienda 1")).toBeVisible();
      await expect(page.getByText(/registras tu negocio/)).toHaveCount(0);
      await press(page, "Pagar plan Premium");
      // A page of ours leads on where no script may.
      if (!javaScriptEnabled) await follow(page, "Ir a pagar");
      await press(page, "Pagar en efectivo en OXXO (queda pendiente)");
      await expect(page.locator(".code")).toHaveText(/^\d{14}$/);
    });
  });
}

test("an owner buys a plan for another business than the one there is", async ({ page, owner }) => {
  await page.goto("/registro?plan=pro");
  await expect(page).toHaveURL(`/checkout?plan=pro&negocio=${businessOf(owner)}`);
  await follow(page, "Es para un negocio nuevo");
  await expect(page.getByRole("button", { name: /^Contratar Plan/ })).toBeVisible();
});

test("cash stays pending until the voucher is paid", async ({ page, owner, expectAccessible }) => {
  await page.goto("/checkout?plan=pro");
  await goToProvider(page, "Profesional");
  await press(page, "Pagar en efectivo en OXXO (queda pendiente)");
  await expect(page.locator(".code")).toHaveText(/^\d{14}$/);
  await expectAccessible();
  await follow(page, "Volver a la tienda");
  await expect(heading(page, "Pago pendiente")).toBeVisible();
  await expect(page.getByText("Profesional")).toBeVisible();
  await expect(page.getByText(/Paga tu comprobante en la tienda a más tardar el /)).toBeVisible();
  await expectAccessible();
  await expectNoOverflow(page);
  expect(await planOf(businessOf(owner))).toBe("free");

  const payment = new URL(page.url()).searchParams.get("payment_id");
  await page.goto("/checkout?plan=pro");
  await expect(page.getByText("Ya tienes un pago de este plan en proceso.")).toBeVisible();
  await page.goto("/mi-negocio");
  await expect(page.getByRole("heading", { name: "Tienes un pago pendiente" })).toBeVisible();
  await expectAccessible();
  await expectNoOverflow(page);
  await follow(page, "Ver mi comprobante");
  await expect(page.locator(".code")).toHaveText(/^\d{14}$/);
  await page.goBack();
  await follow(page, "Ver el estado del pago");
  await expect(heading(page, "Pago pendiente")).toBeVisible();
  await tellProvider({ do: "pay", payment });
  await follow(page, "Volver a revisar");
  await expect(heading(page, "¡Pago aprobado!")).toBeVisible();
  expect(await planOf(businessOf(owner))).toBe("pro");
});

test("a rejected card is told, and the next try pays", async ({ page, owner, expectAccessible }) => {
  await page.goto("/checkout?plan=pro");
  await goToProvider(page, "Profesional");
  await press(page, "Pagar con tarjeta (se rechaza)");
  await follow(page, "Volver a la tienda");
  await expect(heading(page, "Pago rechazado")).toBeVisible();
  await expect(page.getByText("La tarjeta no tiene fondos suficientes.")).toBeVisible();
  await expectAccessible();
  expect(await planOf(businessOf(owner))).toBe("free");

  await page.goto("/mi-negocio");
  await expect(page.getByText("La tarjeta no tiene fondos suficientes.")).toBeVisible();
  await expectAccessible();
  await page.goBack();
  await follow(page, "Intentar de nuevo");
  await follow(page, "Ir a pagar");
  await press(page, "Pagar con tarjeta (se aprueba)");
  await expect(heading(page, "¡Pago aprobado!")).toBeVisible();
  expect(await planOf(businessOf(owner))).toBe("pro");
  await page.goto("/mi-negocio");
  await expect(page.getByText("Pagado hasta")).toBeVisible();
  await expect(page.getByRole("link", { name: "Intentar de nuevo" })).toHaveCount(0);
});

test("leaving the provider is no refusal, and the voucher is not to be paid beside a card", async ({ page, owner }) => {
  await page.goto("/checkout?plan=premium");
  await expect(page.getByRole("heading", { name: "Lo que trae el plan Premium" })).toBeVisible();
  await goToProvider(page, "Premium");
  await follow(page, "Volver a la tienda sin pagar");
  await expect(heading(page, "No terminaste el pago. No se te cobró nada.")).toBeVisible();
  await follow(page, "Seguir con el pago");
  await follow(page, "Ir a pagar");
  await press(page, "Pagar en efectivo en OXXO (queda pendiente)");
  await follow(page, "Volver a la tienda");
  await expect(heading(page, "Pago pendiente")).toBeVisible();
  await page.goto(`/checkout?orden=${new URL(page.url()).searchParams.get("orden")}`);
  await follow(page, "Ir a pagar");
  await press(page, "Pagar con tarjeta (se aprueba)");
  await expect(page.getByText("Ya tienes Premium; no pagues ese comprobante.")).toBeVisible();
  expect(await planOf(businessOf(owner))).toBe("premium");
  await page.goto("/mi-negocio");
  await expect(page.getByRole("heading", { name: "Ya tienes Premium; no pagues ese comprobante." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver mi comprobante" })).toHaveCount(0);
});

test("an owner of two businesses says for which", async ({ page, ownerOfTwo, expectAccessible }) => {
  await page.goto("/checkout?plan=pro");
  await page
    .getByRole("combobox", { name: "¿Para cuál de tus negocios?" })
    .selectOption({ value: businessOf(ownerOfTwo, 1) });
  await expectAccessible();
  await goToProvider(page, "Profesional");
  await press(page, "Pagar con tarjeta (se aprueba)");
  await expect(heading(page, "¡Pago aprobado!")).toBeVisible();
  expect([await planOf(businessOf(ownerOfTwo, 0)), await planOf(businessOf(ownerOfTwo, 1))]).toEqual(["free", "pro"]);
});

test("a payment that is decided while the page waits is shown at once", async ({ page, owner }) => {
  await page.goto("/checkout?plan=pro");
  await goToProvider(page, "Profesional");
  await press(page, "Pagar en efectivo en OXXO (queda pendiente)");
  await follow(page, "Volver a la tienda");
  const { search, searchParams } = new URL(page.url());
  await page.goto(`/pago/success${search}`);
  await expect(heading(page, "Verificando pago…")).toBeVisible();
  await tellProvider({ do: "pay", payment: searchParams.get("payment_id"), notification: "none" });
  await expect(heading(page, "¡Pago aprobado!")).toBeVisible();
  expect(await planOf(businessOf(owner))).toBe("pro");
});

test("an address that claims a payment shows none", async ({ page, owner }) => {
  const claim = "payment_id=1&collection_status=approved&status=approved&paid=true&plan=premium";
  await page.goto(`/pago/success?${claim}`);
  await expect(heading(page, "No pudimos confirmar tu pago")).toBeVisible();
  // As this owner, without the browser.
  for (const path of ["/registro-success", "/registro-exitoso", "/pay-success"])
    expect(await (await page.request.get(`${path}?${claim}`)).text()).toContain("No pudimos confirmar tu pago");
  expect(await planOf(businessOf(owner))).toBe("free");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an owner pays by plain forms and links", async ({ page, owner }) => {
    await page.goto("/checkout?plan=premium");
    await press(page, "Pagar plan Premium");
    await expect(page).toHaveURL(/\/checkout\?orden=/);
    await expect(page.getByText("$500")).toBeVisible();
    await follow(page, "Ir a pagar");
    await press(page, "Pagar en efectivo en OXXO (queda pendiente)");
    await follow(page, "Volver a la tienda");
    await expect(heading(page, "Pago pendiente")).toBeVisible();
    await tellProvider({ do: "pay", payment: new URL(page.url()).searchParams.get("payment_id") });
    await follow(page, "Volver a revisar");
    await expect(heading(page, "¡Pago aprobado!")).toBeVisible();
    expect(await planOf(businessOf(owner))).toBe("premium");
    await expect(page.getByRole("link", { name: "Ver mi página" })).toBeVisible();
    await follow(page, "Ir a Mi negocio");
    await expect(page).toHaveURL("/mi-negocio?plan=premium&paid=success");
  });
});

test("auto=1 opens the checkout by itself once in a session", async ({ page }) => {
  await page.goto("/checkout?plan=pro&email=automatica%40example.com&auto=1");
  await expect(page).toHaveTitle("Simulador de pago — no se cobra dinero");
  await page.goto("/checkout?plan=pro&email=automatica%40example.com&auto=1");
  await expect(heading(page, "Plan Profesional")).toBeVisible();
  await expect(page.getByText("$300")).toBeVisible();
  await press(page, "Pagar plan Profesional");
  await expect(page).toHaveTitle("Simulador de pago — no se cobra dinero");
});

test("the plans can be tried out by their English buttons", async ({ page }) => {
  await page.goto("/planes-test");
  await press(page, "Buy Pro (MXN $300)");
  await expect(page.getByText("Ingresa un email válido.")).toBeVisible();
  await page.getByRole("textbox", { name: "Email" }).fill("prueba@example.com");
  await press(page, "Buy Premium (MXN $500)");
  await expect(page).toHaveTitle("Simulador de pago — no se cobra dinero");
  await page.goto("/planes-test");
  await page.getByRole("textbox", { name: "Email" }).fill("prueba@example.com");
  await press(page, "Continue with Free");
  await expect(heading(page, "¡Plan FREE activado!")).toBeVisible();
  await page.goto("/test-pago");
  await press(page, "Probar pago Premium");
  await expect(heading(page, "Plan Premium")).toBeVisible();
});
