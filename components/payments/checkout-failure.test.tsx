// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PlanPurchaseForm } from "@/components/registration/plan-purchase-form";
import { currentToast, dismissErrors } from "@/lib/browser/toasts";
import { formFailure } from "@/lib/forms/form-state";
import { CheckoutForm } from "./checkout-form";

const WHY = "Pagos no configurados.";
const EMAIL = "ana@example.com";
const checkout = (
  <CheckoutForm plan="pro" email={EMAIL} request="a" businesses={[]} chosenBusinessId="" isAutomatic={false} />
);
const purchase = (
  <PlanPurchaseForm
    plan="pro"
    email={EMAIL}
    request="a"
    userId="u"
    isAutomatic={false}
    action={async () => formFailure("")}
  />
);

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json({ error: WHY }, { status: 503 }));
});

afterEach(() => {
  cleanup();
  dismissErrors();
  vi.unstubAllGlobals();
});

it.each<[string, ReactNode, RegExp]>([
  ["of the checkout", checkout, /^Pagar plan/],
  ["of the registration", purchase, /^Contratar Plan/],
])("why no payment could be begun is said once, by a toast: %s", async (_, form, button) => {
  render(form);
  fireEvent.submit(screen.getByRole("button", { name: button }).closest("form") as HTMLFormElement);
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: "No se pudo iniciar el pago", text: WHY, variant: "destructive" }),
  );
  // The form can be sent again.
  await waitFor(() =>
    expect(screen.getByRole("button", { name: button }).getAttribute("aria-disabled")).not.toBe("true"),
  );
  expect(screen.queryByText(WHY)).toBeNull();
});
