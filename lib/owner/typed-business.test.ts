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

const typed = (fields: Record<string, string>, plan = "free") => {
  const row = { ...ROW, plan_type: plan };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return typedBusiness({ row, business: toBusiness(row), version: "", waiting: {} }, form);
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
