import type { ReactNode } from "react";
import { BRAND } from "@/lib/brand";
import { apiExamples } from "@/lib/public-api/examples";
import { describeParameters } from "@/lib/public-api/parameters";
import { routes } from "@/lib/routes";
import { PageHeading } from "./page-heading";
import { Inline } from "./prose";

const ADDRESSES = [
  ["/negocios", "Negocios: con búsqueda, filtros y recuadro, página por página."],
  ["/negocios/{slug}", "Un negocio con todo lo que muestra su página. Si cambió de slug, 308 al nuevo."],
  ["/categorias", "Las diez categorías, y cuántos negocios tiene cada una."],
  ["/colonias", "Las colonias con negocios, y cuántos tiene cada una."],
] as const;

const RULES = [
  "Hasta 300 consultas por minuto desde una conexión. Después, 429: espera los segundos que dice `Retry-After`.",
  "Una respuesta vale un minuto. Luego pregunta con `If-None-Match` y su `ETag`: si nada cambió, 304 y sin cuerpo.",
  "Cualquier sitio puede leerla desde el navegador (CORS). No acepta cookies ni sesiones: no las necesita.",
  "Los errores son `application/problem+json`: lee `detail`, que dice qué hacer. Un parámetro que no existe es un 400.",
  "Si muestras los datos, enlaza la página de cada negocio y cita su `fuente`, cuando la hay.",
];

const codeClasses = "rounded-field bg-sand px-1.5 py-0.5 text-[0.9em] wrap-anywhere";

export function Developers({ siteUrl }: { siteUrl: string }) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-12 pt-10 pb-16 lg:pt-20 lg:pb-24">
      <div>
        <PageHeading
          title="Usa los datos en tu programa"
          lead={`Los negocios publicados en ${BRAND.name}, en JSON: solo lectura, sin clave y sin costo.`}
        />
        <p className="mt-4 max-w-text text-ink-soft">
          Todo empieza en <code className={codeClasses}>{siteUrl}/api/v1</code>. El documento{" "}
          <a href={routes.apiDocument()} className="text-link">
            OpenAPI 3.1
          </a>{" "}
          lo describe completo, y con él tu herramienta puede escribir el cliente. Muestra lo mismo que la página de
          cada negocio, según su plan, y nada más.
        </p>
      </div>
      <Section id="direcciones" title="Direcciones">
        <Terms terms={ADDRESSES} />
      </Section>
      <Section id="parametros" title="Parámetros de /negocios">
        <Terms terms={describeParameters()} />
      </Section>
      <Section id="reglas" title="Reglas">
        <ul className="grid max-w-text list-disc gap-2 pl-5">
          {RULES.map((rule) => (
            <li key={rule}>
              <Inline text={rule} codeClassName={codeClasses} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="ejemplos" title="Ejemplos">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          {apiExamples(siteUrl).map(({ id, title, language, code }) => (
            <figure key={id}>
              <figcaption className="font-semibold">
                {title} <span className="font-normal text-ink-soft text-sm">({language})</span>
              </figcaption>
              <pre className="mt-2 whitespace-pre-wrap rounded-card border border-line bg-card p-4 text-sm wrap-anywhere">
                <code>{code}</code>
              </pre>
            </figure>
          ))}
        </div>
      </Section>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-6 text-xl lg:text-2xl">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}

function Terms({ terms }: { terms: readonly (readonly [name: string, meaning: string])[] }) {
  return (
    <dl className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {terms.map(([name, meaning]) => (
        <div key={name} className="sm:contents">
          <dt>
            <code className={codeClasses}>{name}</code>
          </dt>
          <dd className="wrap-anywhere text-ink-soft">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
