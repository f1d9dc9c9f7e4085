import { describe, expect, it } from "vitest";
import { schemaType } from "./schema-type";

describe("schemaType", () => {
  it.each([
    ["alimentos-y-bebidas", null, "FoodEstablishment"],
    ["alimentos-y-bebidas", "722514", "Restaurant"],
    ["alimentos-y-bebidas", "722515", "CafeOrCoffeeShop"],
    ["salud-y-bienestar", "621211", "Dentist"],
    ["mascotas-y-veterinarias", "541941", ["LocalBusiness", "VeterinaryCare"]],
    ["mascotas-y-veterinarias", "", "PetStore"],
    ["educacion-y-escuelas", "611621", ["LocalBusiness", "EducationalOrganization"]],
    ["autos-y-talleres", "99", "AutomotiveBusiness"],
    [null, "467111", "HardwareStore"],
    ["no-such-category", null, "LocalBusiness"],
    [null, null, "LocalBusiness"],
  ])("of %s with the activity %s is %j", (category, scian, type) => {
    expect(schemaType(category, scian)).toEqual(type);
  });
});
