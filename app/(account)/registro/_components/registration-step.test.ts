import { expect, it } from "vitest";
import type { Order } from "@/lib/payments/mapper";
import { stepOf } from "./registration-step";

const order = { id: "o", plan: "pro" } as Order;
const ask = (isSignedIn: boolean, standing = "unknown") => ({ kind: isSignedIn ? "verifying" : "sign-in", standing });
const WAITING = ask(true, "waiting");

it.each([true, false])("without a word of a payment the plan is bought (signed in: %s)", (isSignedIn) => {
  const step = stepOf({ isSignedIn, isSaidToBePaid: false, verification: null });
  expect(step).toEqual({ kind: "unpaid", note: null });
});

it.each([
  ["nothing to ask for", null, ask(true), ask(false)],
  ["a payment that is nobody's here", { kind: "unknown" }, ask(true), ask(false)],
  ["no answer", { kind: "unavailable", order: null }, ask(true), ask(false)],
  ["no answer about a known order", { kind: "unavailable", order }, WAITING, WAITING],
  ["a payment under way", { kind: "pending", order, payment: null }, WAITING, WAITING],
  ["a payment that came", { kind: "approved", order, payment: null }, ask(true, "confirmed"), ask(false, "confirmed")],
] as const)("of %s nothing more is said than is known", (_, verification, signedIn, signedOut) => {
  expect(stepOf({ isSignedIn: true, isSaidToBePaid: true, verification })).toEqual(signedIn);
  expect(stepOf({ isSignedIn: false, isSaidToBePaid: true, verification })).toEqual(signedOut);
});

it.each([
  [{ kind: "none", order }, "No terminaste el pago. No se te cobró nada."],
  [
    { kind: "failed", order, payment: null },
    "El pago no se completó. No activamos ningún plan. Puedes intentarlo de nuevo.",
  ],
  [
    { kind: "failed", order, payment: { id: "1", orderId: "o", outcome: "failed", status: "approved", detail: null } },
    "No se pudo activar el plan automáticamente. Tu pago llegó, pero no es el de tu pedido. Lo revisa una persona y te escribimos: no pagues otra vez.",
  ],
] as const)("a payment that was not made is bought again: %#", (verification, note) => {
  expect(stepOf({ isSignedIn: false, isSaidToBePaid: true, verification })).toEqual({ kind: "unpaid", note });
});
