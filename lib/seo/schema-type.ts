import type { LocalBusiness, Organization } from "schema-dts";
import { type CategorySlug, findCategory } from "@/lib/categories/categories";

type BusinessType = Exclude<LocalBusiness, string>["@type"];
type OrganizationType = Exclude<Organization, string>["@type"];
/** A school or a vet is no LocalBusiness by itself in schema.org's tree, so it is both. */
export type SchemaType = BusinessType | readonly ["LocalBusiness", OrganizationType];

const CATEGORY_TYPES: Readonly<Record<CategorySlug, SchemaType>> = {
  "alimentos-y-bebidas": "FoodEstablishment",
  "belleza-y-cuidado-personal": "HealthAndBeautyBusiness",
  "servicios-del-hogar": "HomeAndConstructionBusiness",
  "moda-y-tiendas": "Store",
  "mascotas-y-veterinarias": "PetStore",
  "salud-y-bienestar": "MedicalBusiness",
  "educacion-y-escuelas": ["LocalBusiness", "EducationalOrganization"],
  "autos-y-talleres": "AutomotiveBusiness",
  "tecnologia-y-electronica": "ElectronicsStore",
  "otros-negocios": "LocalBusiness",
};

/** Obvious types of beginnings of SCIAN codes (INEGI's classification of activities); the longest that fits wins. */
const ACTIVITIES: readonly (readonly [type: SchemaType, codes: string])[] = [
  ["Electrician", "238210"],
  ["Plumber", "238221"],
  ["HVACBusiness", "238222"],
  ["HousePainter", "238320"],
  ["Bakery", "311812"],
  ["GroceryStore", "461110 46112 461130 461140 461150 462111"],
  ["IceCreamShop", "461170"],
  ["LiquorStore", "461211"],
  ["ConvenienceStore", "462112"],
  ["DepartmentStore", "462210"],
  ["ClothingStore", "46321"],
  ["ShoeStore", "463310"],
  ["Pharmacy", "464111 464112"],
  ["Optician", "464121"],
  ["JewelryStore", "465112"],
  ["ToyStore", "465212"],
  ["BikeStore", "465213"],
  ["SportingGoodsStore", "465215"],
  ["BookStore", "465312"],
  ["PetStore", "465911"],
  ["FurnitureStore", "466111"],
  ["ElectronicsStore", "466112"],
  ["HomeGoodsStore", "466114"],
  ["ComputerStore", "466211"],
  ["MobilePhoneStore", "466212"],
  ["Florist", "466312"],
  ["HardwareStore", "467111"],
  ["AutoDealer", "468111 468112"],
  ["AutoPartsStore", "46821"],
  ["TireShop", "468213 811191"],
  ["MotorcycleDealer", "468311"],
  ["GasStation", "468411"],
  ["BankOrCreditUnion", "522110"],
  ["RealEstateAgent", "531210"],
  ["LegalService", "541110"],
  ["Notary", "541120"],
  ["AccountingService", "541211"],
  [["LocalBusiness", "VeterinaryCare"], "541941 541942"],
  ["TravelAgency", "561510"],
  [["LocalBusiness", "Preschool"], "61111"],
  [["LocalBusiness", "ElementarySchool"], "61112"],
  [["LocalBusiness", "MiddleSchool"], "61113"],
  [["LocalBusiness", "HighSchool"], "61116"],
  ["Dentist", "621211 621212"],
  ["ChildCare", "62441"],
  ["ExerciseGym", "713943 713944"],
  ["BowlingAlley", "713950"],
  ["Hotel", "721111 721112"],
  ["Motel", "721113"],
  ["BarOrPub", "72241"],
  ["Restaurant", "72251"],
  ["CafeOrCoffeeShop", "722515"],
  ["FastFoodRestaurant", "722517"],
  ["AutoRepair", "811111 811112 811113 811114 811115 811116 811119"],
  ["AutoBodyShop", "811121"],
  ["AutoWash", "811192"],
  ["BeautySalon", "812110"],
  ["DryCleaningOrLaundry", "812210"],
];

const TYPE_BY_CODE = new Map(
  ACTIVITIES.flatMap(([type, codes]) => codes.split(" ").map((code) => [code, type] as const)),
);

const LONGEST_CODE = 6;
const SHORTEST_CODE = 5;

function activityType(scian: string | null): SchemaType | undefined {
  for (let length = LONGEST_CODE; scian && length >= SHORTEST_CODE; length--) {
    const type = TYPE_BY_CODE.get(scian.slice(0, length));
    if (type) return type;
  }
  return undefined;
}

export function schemaType(categorySlug: string | null, scian: string | null): SchemaType {
  const category = findCategory(categorySlug);
  return activityType(scian) ?? (category ? CATEGORY_TYPES[category.slug] : "LocalBusiness");
}

const FOOD_TYPES: ReadonlySet<SchemaType> = new Set<SchemaType>([
  "FoodEstablishment",
  "Bakery",
  "BarOrPub",
  "CafeOrCoffeeShop",
  "FastFoodRestaurant",
  "IceCreamShop",
  "Restaurant",
]);

export const hasSchemaMenu = (type: SchemaType): boolean => FOOD_TYPES.has(type);
