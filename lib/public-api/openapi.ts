import { z } from "zod";
import { BRAND } from "@/lib/brand";
import { BUSINESS, BUSINESS_PAGE, CATEGORY_LIST, NEIGHBORHOOD_LIST, PROBLEM, SUMMARY } from "./answers";
import { LIST_PARAMETERS } from "./parameters";

const SCHEMAS = {
  Negocio: BUSINESS,
  NegocioEnLista: SUMMARY,
  PaginaDeNegocios: BUSINESS_PAGE,
  ListaDeCategorias: CATEGORY_LIST,
  ListaDeColonias: NEIGHBORHOOD_LIST,
  Problema: PROBLEM,
} as const;
type SchemaName = keyof typeof SCHEMAS;

const refTo = (name: string) => `#/components/schemas/${name}`;

/** Without what says that each were a document of its own. */
function plain({ $schema: _dialect, $id: _id, ...schema }: Record<string, unknown>): Record<string, unknown> {
  return schema;
}

function componentSchemas(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: refTo });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain({ ...schema })]));
}

function listParameters() {
  const { properties = {} } = z.toJSONSchema(LIST_PARAMETERS, { io: "input" });
  return Object.entries(properties).map(([name, schema]) => {
    const { description, ...rest } = plain({ ...(typeof schema === "object" ? schema : {}) });
    return { name, in: "query", required: false, description, schema: rest };
  });
}

const problem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { $ref: refTo("Problema") } } },
});

const ETAG = { ETag: { description: "Envíala en If-None-Match.", schema: { type: "string" } } };
const AGAIN = { "Retry-After": { description: "Segundos.", schema: { type: "integer" } } };

type Operation = { id: string; summary: string; schema: SchemaName; parameters?: object[]; others?: object };

const get = ({ id, summary, schema, parameters = [], others = {} }: Operation) => ({
  get: {
    operationId: id,
    summary,
    parameters,
    responses: {
      200: {
        description: "Lo que hay.",
        headers: ETAG,
        content: { "application/json": { schema: { $ref: refTo(schema) } } },
      },
      304: { description: "Nada ha cambiado desde esa ETag." },
      400: problem("Un parámetro no se entiende."),
      429: { ...problem("Demasiadas consultas."), headers: AGAIN },
      503: { ...problem("Ahora no hay respuesta."), headers: AGAIN },
      ...others,
    },
  },
});

const SLUG = {
  name: "slug",
  in: "path",
  required: true,
  description: "El slug de un negocio.",
  schema: { type: "string", maxLength: 80 },
};

/** Document of the public API (OpenAPI 3.1), made of the routes' own schemas. @param siteUrl the site's origin */
export const openApiDocument = (siteUrl: string) => ({
  openapi: "3.1.1",
  info: {
    title: BRAND.name,
    version: "1.0.0",
    description:
      "Los negocios publicados, tal como los muestra el sitio. Solo lectura, sin clave. Cita la «fuente» de cada negocio.",
  },
  servers: [{ url: `${siteUrl}/api/v1` }],
  paths: {
    "/negocios": get({
      id: "listarNegocios",
      summary: "Negocios, página por página. Leída hasta el final, la lista trae cada negocio una vez.",
      schema: "PaginaDeNegocios",
      parameters: listParameters(),
    }),
    "/negocios/{slug}": get({
      id: "verNegocio",
      summary: "Un negocio con todo lo que muestra su página.",
      schema: "Negocio",
      parameters: [SLUG],
      others: {
        308: { description: "El negocio cambió de slug: sigue a Location." },
        404: problem("No hay un negocio publicado así."),
      },
    }),
    "/categorias": get({ id: "listarCategorias", summary: "Las diez categorías.", schema: "ListaDeCategorias" }),
    "/colonias": get({ id: "listarColonias", summary: "Las colonias con negocios.", schema: "ListaDeColonias" }),
  },
  components: { schemas: componentSchemas() },
});
