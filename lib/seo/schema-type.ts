import { type CategorySlug, findCategory } from "@/lib/categories/categories";

/** The narrowest schema.org type that fits a whole category; a school is no LocalBusiness by itself, so it is both. */
const SCHEMA_TYPES: Readonly<Record<CategorySlug, string | readonly string[]>> = {
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

export function schemaType(categorySlug: string | null): string | readonly string[] {
  const category = findCategory(categorySlug);
  return category ? SCHEMA_TYPES[category.slug] : "LocalBusiness";
}
