import { describe, expect, it } from "vitest";
import { REGIMES, USAGES, usageSuits } from "./catalogues";
import { INVOICE_MESSAGES as SAYS } from "./messages";
import { fiscalSchema } from "./schema";

const FORM = {
  pago: "90000000001",
  rfc: "gode 561231 gr8",
  razon_social: "  Estefanía   Gómez ",
  regimen: "612",
  codigo_postal: "09000",
  uso: "G03",
};

describe("fiscalSchema", () => {
  it("takes what is typed as the tax office writes it", () => {
    expect(fiscalSchema.parse(FORM)).toEqual({ ...FORM, rfc: "GODE561231GR8", razon_social: "Estefanía Gómez" });
  });

  it.each<[Partial<typeof FORM>, string]>([
    [{ rfc: "GODE56" }, SAYS.badRfc],
    [{ razon_social: "\u200b" }, SAYS.noName],
    [{ razon_social: "a".repeat(255) }, SAYS.longName],
    [{ regimen: "constructor" }, SAYS.badRegime],
    [{ regimen: "601" }, SAYS.otherRegime],
    [{ rfc: "EKU9003173C9" }, SAYS.otherRegime],
    [{ codigo_postal: "9000" }, SAYS.badPostalCode],
    [{ codigo_postal: "0900O" }, SAYS.badPostalCode],
    [{ uso: "CP01" }, SAYS.badUsage],
    [{ regimen: "616", uso: "G03" }, SAYS.otherUsage],
    [{ rfc: "EKU9003173C9", regimen: "601", uso: "D01" }, SAYS.otherUsage],
  ])("refuses %j", (fields, message) => {
    const { error } = fiscalSchema.safeParse({ ...FORM, ...fields });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it("has a use for each regime", () => {
    for (const regime of Object.keys(REGIMES) as (keyof typeof REGIMES)[]) {
      const suiting = (Object.keys(USAGES) as (keyof typeof USAGES)[]).filter((usage) => usageSuits(usage, regime));
      expect(suiting).toContain("S01");
    }
  });
});
