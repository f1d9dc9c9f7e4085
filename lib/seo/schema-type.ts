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

/** Beginnings of SCIAN codes (INEGI's classification of activities) with an obvious type; the longest that fits wins. */
const ACTIVITY_TYPES: Readonly<Record<string, SchemaType>> = {
  "238210": "Electrician",
  "238221": "Plumber",
  "238222": "HVACBusiness",
  "238320": "HousePainter",
  "311812": "Bakery",
  "461110": "GroceryStore",
  "46112": "GroceryStore",
  "461130": "GroceryStore",
  "461140": "GroceryStore",
  "461150": "GroceryStore",
  "461170": "IceCreamShop",
  "461211": "LiquorStore",
  "462111": "GroceryStore",
  "462112": "ConvenienceStore",
  "462210": "DepartmentStore",
  "46321": "ClothingStore",
  "463310": "ShoeStore",
  "464111": "Pharmacy",
  "464112": "Pharmacy",
  "464121": "Optician",
  "465112": "JewelryStore",
  "465212": "ToyStore",
  "465213": "BikeStore",
  "465215": "SportingGoodsStore",
  "465312": "BookStore",
  "465911": "PetStore",
  "466111": "FurnitureStore",
  "466112": "ElectronicsStore",
  "466114": "HomeGoodsStore",
  "466211": "ComputerStore",
  "466212": "MobilePhoneStore",
  "466312": "Florist",
  "467111": "HardwareStore",
  "468111": "AutoDealer",
  "468112": "AutoDealer",
  "46821": "AutoPartsStore",
  "468213": "TireShop",
  "468311": "MotorcycleDealer",
  "468411": "GasStation",
  "522110": "BankOrCreditUnion",
  "531210": "RealEstateAgent",
  "541110": "LegalService",
  "541120": "Notary",
  "541211": "AccountingService",
  "541941": ["LocalBusiness", "VeterinaryCare"],
  "541942": ["LocalBusiness", "VeterinaryCare"],
  "561510": "TravelAgency",
  "61111": ["LocalBusiness", "Preschool"],
  "61112": ["LocalBusiness", "ElementarySchool"],
  "61113": ["LocalBusiness", "MiddleSchool"],
  "61116": ["LocalBusiness", "HighSchool"],
  "621211": "Dentist",
  "621212": "Dentist",
  "62441": "ChildCare",
  "713943": "ExerciseGym",
  "713944": "ExerciseGym",
  "713950": "BowlingAlley",
  "721111": "Hotel",
  "721112": "Hotel",
  "721113": "Motel",
  "72241": "BarOrPub",
  "72251": "Restaurant",
  "722515": "CafeOrCoffeeShop",
  "722517": "FastFoodRestaurant",
  "811111": "AutoRepair",
  "811112": "AutoRepair",
  "811113": "AutoRepair",
  "811114": "AutoRepair",
  "811115": "AutoRepair",
  "811116": "AutoRepair",
  "811119": "AutoRepair",
  "811121": "AutoBodyShop",
  "811191": "TireShop",
  "811192": "AutoWash",
  "812110": "BeautySalon",
  "812210": "DryCleaningOrLaundry",
};

const LONGEST_CODE = 6;
const SHORTEST_CODE = 5;

function activityType(scian: string | null): SchemaType | undefined {
  for (let length = LONGEST_CODE; scian && length >= SHORTEST_CODE; length--) {
    const type = ACTIVITY_TYPES[scian.slice(0, length)];
    if (type) return type;
  }
  return undefined;
}

/** The most specific type of schema.org that is known for a listing: its activity's, else its category's. */
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

/** True if schema.org gives the type a menu: a grocer's has none. */
export const hasSchemaMenu = (type: SchemaType): boolean => FOOD_TYPES.has(type);
