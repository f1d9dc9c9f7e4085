/** Everything that names the product or its place. A fork for another borough starts here. */
export const BRAND = {
  name: "Iztapalapa Local",
  badge: "#1 Directorio Local en Iztapalapa",
  headline: "Todo lo que buscas está en",
  allLabel: "Todo",
  description:
    "Directorio de negocios de Iztapalapa: encuentra teléfonos, horarios, direcciones y cómo llegar a los negocios de tu colonia.",
  locale: "es-MX",
  openGraphLocale: "es_MX",
  themeColor: "#0B1F3A",
  backgroundColor: "#FFF9F3",
} as const;

export const PLACE = {
  borough: "Iztapalapa",
  /** The specification's default city for texts and map searches. */
  boroughAndCity: "Iztapalapa, CDMX",
  city: "Ciudad de México",
  region: "CDMX",
  country: "MX",
  defaultPostalCode: "09000",
} as const;
