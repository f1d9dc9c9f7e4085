import { describe, expect, it } from "vitest";
import type { BusinessRow } from "@/lib/businesses/field";
import { PRIVACY_NOTES } from "./messages";
import { privacyNotes, privacySchema } from "./privacy";

const SHOP: BusinessRow = { nombre: "Susi", telefono: "55 1234 5678", direccion: "Av. Ermita 123, Local 4" };

it("reads switches as browsers send them: ticked with the no behind, off, and not at all", () => {
  expect(privacySchema.parse({ telefono_al_tocar: ["si", "no"], solo_whatsapp: "no" })).toEqual({
    telefono_al_tocar: true,
    solo_whatsapp: false,
    direccion_aproximada: false,
  });
});

describe("what an owner is told of switches", () => {
  it.each<[string, BusinessRow, string[]]>([
    ["that are off", { descripcion: "Llama al 55-1234-5678, Av. Ermita 123" }, []],
    ["that hide all there is", { telefono_al_tocar: true, direccion_aproximada: true }, []],
    [
      "while a text says the number",
      { telefono_al_tocar: true, descripcion: "Llama al +52 55-1234-5678" },
      [PRIVACY_NOTES.saysPhone("Descripción")],
    ],
    [
      "while a text says it in other digits",
      { telefono_al_tocar: true, descripcion: "Llama al \uff15\uff15\u20111234\u20115678" },
      [PRIVACY_NOTES.saysPhone("Descripción")],
    ],
    [
      "while a list and a link say it",
      {
        solo_whatsapp: true,
        plan_type: "pro",
        whatsapp: "5598765432",
        servicios: ["Pedidos 5512345678"],
        web: "https://a.mx/5512345678",
      },
      [PRIVACY_NOTES.saysPhone("Servicios"), PRIVACY_NOTES.saysPhone("Sitio web")],
    ],
    [
      "while a text says the street, written otherwise",
      { direccion_aproximada: true, menu: "Recoge en AV. ÉRMITA 123" },
      [PRIVACY_NOTES.saysStreet("Menú")],
    ],
    [
      "while WhatsApp has the same number",
      { solo_whatsapp: true, plan_type: "pro", whatsapp: "+525512345678" },
      [PRIVACY_NOTES.sameNumber],
    ],
    ["without any contact left", { solo_whatsapp: true, plan_type: "pro", whatsapp: null }, [PRIVACY_NOTES.noContact]],
    [
      "that the plan has no more",
      { solo_whatsapp: true, plan_type: "free", whatsapp: null },
      [PRIVACY_NOTES.onlyWhatsappNeedsPlan],
    ],
  ])("%s", (_, row, notes) => {
    expect(privacyNotes({ ...SHOP, ...row })).toEqual(notes);
  });
});
