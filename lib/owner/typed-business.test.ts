import { expect, it } from "vitest";
import { toBusiness } from "@/lib/businesses/mapper";
import { typedBusiness } from "./typed-business";

const ROW = {
  id: "10000000-0000-4000-8000-000000000001",
  slug: "tienda",
  nombre: "Tienda",
  slug_categoria: "otros-negocios",
  telefono: "5512345678",
  descripcion: "Abarrotes",
  latitude: 19.36,
  longitude: -99.06,
};

const PICTURE = `/storage/v1/object/public/logos/logos/${ROW.id}/logo-0123456789abcdef-0400.webp`;

const typed = (
  fields: Record<string, string | string[]>,
  plan = "free",
  columns: object = {},
  hidden: string[] = [],
) => {
  const row = { ...ROW, plan_type: plan, ...columns };
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
  return typedBusiness({ row, business: toBusiness(row), hidden, version: "", waiting: {} }, form, "2026-11-22");
};

it.each([
  ["what is typed", { nombre: "Tienda Nueva" }, { name: "Tienda Nueva" }],
  ["what is emptied", { descripcion: "" }, { description: null }],
  ["nothing in the place of a name", { nombre: "" }, { name: "Tienda" }],
  ["no half of a telephone", { telefono: "551" }, { phone: "5512345678" }],
  ["a pin", { latitud: "19.35", longitud: "-99.07" }, { position: { lat: 19.35, lng: -99.07 } }],
  ["no pin elsewhere", { latitud: "0", longitud: "0" }, { position: { lat: 19.36, lng: -99.06 } }],
  ["no half of a pin", { latitud: "19.35" }, { position: { lat: 19.36, lng: -99.06 } }],
  ["another category", { categoria: "autos-y-talleres" }, { category: "Autos y Talleres" }],
  ["nothing above the plan", { instagram: "@tienda" }, { instagram: null }],
  [
    "no field of the administration, and no column",
    { destacado: "on", plan_type: "premium", id: "x" },
    { plan: "free", id: ROW.id },
  ],
])("the preview shows %s", (_, fields: Record<string, string>, shown) => {
  expect(typed(fields)).toMatchObject(shown);
});

it("the preview shows what the plan has, and only as a link that is safe", () => {
  expect(typed({ instagram: "@tienda", web: "javascript:alert(1)" }, "pro")).toMatchObject({
    instagram: "https://www.instagram.com/tienda",
    website: null,
  });
});

it("the preview shows nothing of what the page of its plan does not show, stored or typed", () => {
  const stored = { whatsapp_e164: "+525587654321" };
  expect(typed({ whatsapp: "5512340000" }, "free", stored)).toMatchObject({ whatsapp: "5512340000" });
  expect(typed({ whatsapp: "5512340000" }, "free", stored, ["whatsapp", "whatsapp_e164"])).toMatchObject({
    whatsapp: null,
    whatsappUrl: null,
  });
});

it("ways to pay are ticked, and those to deliver taken off", () => {
  const stored = { formas_de_pago: ["efectivo"], entrega: ["domicilio"] };
  expect(typed({ formas_de_pago: ["", "tarjeta", "codi"], entrega: "" }, "free", stored)).toMatchObject({
    paymentMethods: ["tarjeta", "codi"],
    deliveryWays: [],
  });
});

const WEEK = { horario: { mon: [["09:00", "18:00"]] }, hours: null };
const CLOSED = { ranges: [], label: null };
it.each([
  [
    "the week, with what is half typed as it was",
    { mon_estado: "abierto", mon_abre_0: "09:00", tue_estado: "cerrado", horario_nota: "Con cita" },
    { weeklyHours: { mon: WEEK.horario.mon, tue: [] }, openingHoursText: "Con cita" },
  ],
  [
    "special days, beside what is said of today",
    { especial_0_estado: "cerrado", especial_0_dia: "2026-12-25", horario_nota: "" },
    { specialDays: { "2026-11-22": CLOSED, "2026-12-25": CLOSED } },
  ],
])("the preview shows %s, on the plans that have hours", (_, fields: Record<string, string>, shown) => {
  const stored = { ...WEEK, horario_especial: { "2026-11-22": { ranges: [] } } };
  expect(typed(fields, "pro", stored)).toMatchObject(shown);
  expect(typed(fields, "free", stored)).toMatchObject({ weeklyHours: WEEK.horario });
});

it("the preview shows what one sees in a picture of its own", () => {
  const typedTexts = { foto_0: PICTURE, alt_0: "Un comal", foto_1: "/otra.webp", alt_1: "Ajena" };
  const { pictureData } = typed(typedTexts, "free", { logo_url: PICTURE, imagenes_datos: {} });
  expect(Object.values(pictureData)).toEqual([{ alt: "Un comal", blur: null }]);
});

it.each([
  [{ telefono_al_tocar: ["si", "no"] }, { phone: null, isPhoneOnTap: true, address: "Calle 1" }],
  [{ direccion_aproximada: ["si", "no"] }, { phone: ROW.telefono, isPhoneOnTap: false, address: null }],
])("the preview keeps private what %j hides", (switches: Record<string, string[]>, shown) => {
  const off = { telefono_al_tocar: "no", solo_whatsapp: "no", direccion_aproximada: "no" };
  expect(typed({ ...off, ...switches }, "free", { direccion: "Calle 1" })).toMatchObject(shown);
});
