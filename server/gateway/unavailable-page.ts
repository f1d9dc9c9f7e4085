import { staticPage } from "@/lib/http/static-page";

/** What a visitor sees while a page cannot be made. The link has an empty address: it asks for the same page again. */
export const UNAVAILABLE_PAGE = staticPage({
  heading: "Volvemos en un momento",
  paragraphs: ["Ahora no podemos mostrar esta página. No es tu conexión: es de nuestro lado y suele durar poco."],
  links: [
    ["Reintentar", ""],
    ["Ir al inicio", "/"],
  ],
});
