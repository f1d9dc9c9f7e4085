// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showToasts } from "@/browser/at-load/show-toasts";
import { PlanPurchaseForm } from "@/components/registration/plan-purchase-form";
import { formFailure } from "@/lib/forms/form-state";
import { CheckoutForm } from "./checkout-form";

const common = { plan: "pro", email: "ana@example.com", request: "r1", isAutomatic: false } as const;
const FORMS = {
  checkout: <CheckoutForm {...common} businesses={[]} chosenBusinessId="" />,
  registration: <PlanPurchaseForm {...common} userId="u1" action={async () => formFailure("")} />,
};

showToasts();

const leave = vi.fn();
const answers = (status: number, body: string) => vi.fn(async () => new Response(body, { status }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, "assign").mockImplementation(leave);
});

afterEach(() => {
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  leave.mockClear();
});

async function send(form: keyof typeof FORMS, fetched: typeof fetch): Promise<void> {
  vi.stubGlobal("fetch", fetched);
  render(
    <>
      {FORMS[form]}
      <div id="avisos" role="status" />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: /Pagar plan|Contratar Plan/ }));
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).not.toBe(""), { interval: 1 });
}

it.each<[keyof typeof FORMS, string, typeof fetch, boolean]>([
  ["checkout", "no link", answers(503, '{"error":"Error al generar el enlace de pago."}'), true],
  ["registration", "no link", answers(503, '{"error":"Error al generar el enlace de pago."}'), true],
  ["checkout", "an answer without a link", answers(200, "{}"), true],
  ["registration", "no answer", vi.fn(() => Promise.reject(new TypeError("Failed to fetch"))), true],
  ["checkout", "an address that is none", answers(400, '{"error":"Ingresa un email válido."}'), false],
  ["registration", "too many orders", answers(429, '{"error":"Ya empezaste muchos pagos hoy."}'), false],
])("from %s, %s is told and then followed by the plans: %#", async (form, _, fetched, isFollowed) => {
  await send(form, fetched);
  expect(leave).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(10_000));
  expect(leave.mock.calls).toEqual(isFollowed ? [["/planes"]] : []);
});

it("is not followed by the plans when another try has begun", async () => {
  await send("checkout", answers(503, "{}"));
  vi.stubGlobal("fetch", answers(200, '{"init_point":"https://pay.example/"}'));
  fireEvent.click(screen.getByRole("button", { name: /Pagar plan/ }));
  await vi.waitFor(() => expect(leave).toHaveBeenCalled(), { interval: 1 });
  act(() => vi.advanceTimersByTime(10_000));
  expect(leave.mock.calls.map(([href]) => new URL(href).hostname)).toEqual(["pay.example"]);
});
