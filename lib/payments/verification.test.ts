import { expect, it } from "vitest";
import { type Outcome, outcomeOfOrder, outcomeOfStatus } from "./verification";

it.each([
  ["approved", "approved"],
  ["authorized", "pending"],
  ["in_process", "pending"],
  ["pending", "pending"],
  ["in_mediation", "pending"],
  ["rejected", "failed"],
  ["cancelled", "failed"],
  ["refunded", "failed"],
  ["charged_back", "failed"],
  ["Approved", "failed"],
  ["", "failed"],
] as const)("a payment that is %j is %s", (status, outcome) => expect(outcomeOfStatus(status)).toBe(outcome));

it.each<[string | null, Outcome[], Outcome]>([
  ["paid", ["approved"], "approved"],
  ["payment_required", ["failed", "approved"], "approved"],
  ["payment_required", ["failed"], "pending"],
  ["payment_required", [], "pending"],
  ["reverted", ["failed", "pending"], "failed"],
  ["payment_in_process", ["pending"], "pending"],
  [null, [], "pending"],
])("an order that is %j with payments %j is %s", (status, payments, outcome) => {
  expect(outcomeOfOrder(status, payments)).toBe(outcome);
});
