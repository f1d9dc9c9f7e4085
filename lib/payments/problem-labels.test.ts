import { describe, expect, it } from "vitest";
import { PROBLEM_WORDS, paymentWords } from "./problem-labels";

describe("paymentWords", () => {
  it.each([
    ["approved", "accredited", null, "Pagado"],
    ["approved", "accredited", "monto", "otra cantidad"],
    ["approved", "accredited", "cobrador", "otra cuenta"],
    ["approved", "partially_refunded", "devuelto", "se devolvió"],
    ["refunded", "refunded", "devuelto", "se devolvió"],
    ["charged_back", "settled", "estado", "contracargo"],
    ["charged_back", "settled", "devuelto", "contracargo"],
    ["in_mediation", null, "estado", "aclaración"],
    ["pending", "pending_waiting_payment", "sin_cobrar", "Falta que lo paguen"],
    ["rejected", "cc_rejected_insufficient_amount", "estado", "fondos suficientes"],
    ["cancelled", "expired", "estado", "venció"],
    ["something_new", null, "estado", "no lo da por pagado"],
    ["approved", null, "un_problema_nuevo", "no lo da por pagado"],
  ])("of %s, %s, %s says %j", (status, detail, problem, words) => {
    expect(paymentWords({ status, detail, problem }).what).toContain(words);
  });

  it("always says what to do", () => {
    for (const words of Object.values(PROBLEM_WORDS)) expect(words.next).not.toBe("");
  });
});
