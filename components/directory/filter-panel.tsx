"use client";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Label, Select } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { formatCount, formatNumber } from "@/lib/format";
import { PLAN_FILTER_OPTIONS } from "@/lib/plans/plans";
import type { DirectoryQuery } from "@/lib/search/directory-query";
import { FILTER_ROWS } from "@/lib/search/filters";
import type { Facet, SearchFacets, SearchResults } from "@/lib/search/model";
import { directoryHref, openNowCountHref } from "./directory-href";
import { FILTER_FORM_ID, FILTER_PANEL_ID, fieldId } from "./filter-ids";
import { categoryChoices, countedChoices, neighborhoodChoices } from "./filter-names";

type FilterPanelProps = {
  query: DirectoryQuery;
  results: Pick<SearchResults, "total" | "facets">;
  /** Such a list is counted anew each time; others are kept, and what is open now has changed since. */
  isByDistance: boolean;
};

/** The filters: beside the results, or on phones a sheet that the browser opens and closes, also without JavaScript. */
export function FilterPanel({ query, results, isByDistance }: FilterPanelProps) {
  const { facets, total } = results;
  return (
    <aside id={FILTER_PANEL_ID} popover="auto" data-modal="" aria-label="Filtros" className="filter-sheet">
      <div className="flex items-center justify-between lg:hidden">
        <h2 className="text-lg">Filtros</h2>
        <button
          type="button"
          popoverTarget={FILTER_PANEL_ID}
          popoverTargetAction="hide"
          aria-label="Cerrar filtros"
          className="-mr-2 flex size-11 cursor-pointer items-center justify-center rounded-field hover:bg-sand"
        >
          <Icon name="x" />
        </button>
      </div>
      <p id={fieldId("ayuda")} className="sr-only">
        Al elegir se actualizan los resultados.
      </p>
      <div data-parte="filtros">
        <div className="grid gap-4 max-lg:mt-2">
          <div>
            {FILTER_ROWS.map(
              ({ filter, key, field }) =>
                field !== "own" &&
                !field.choices && (
                  <Check key={key} name={key} defaultChecked={query[filter] === true}>
                    {field.label}
                    {filter === "hasPhone" && ` (${formatNumber(facets.withPhone)})`}
                  </Check>
                ),
            )}
            <OpenNowField query={query} facets={facets} isByDistance={isByDistance} />
          </div>
          <Choice
            name="category"
            label="Categoría"
            chosen={query.categorySlug}
            none="Todas las categorías"
            choices={categoryChoices(facets.categories, query.categorySlug)}
          />
          <Choice
            name="colonia"
            label="Colonia"
            chosen={query.neighborhoodSlug}
            none="Todas las colonias"
            choices={neighborhoodChoices(facets.neighborhoods, query.neighborhoodSlug)}
          />
          <Choice
            name="plan"
            label="Plan"
            chosen={query.plan}
            none="Todos los planes"
            choices={countedChoices(PLAN_FILTER_OPTIONS, facets.plans)}
          />
          <div className="grid grid-cols-2 gap-3">
            {FILTER_ROWS.map(
              ({ filter, key, field }) =>
                field !== "own" &&
                field.choices && (
                  // Without numbers: hardly any listing tells, and to count those that do would cost each search.
                  <Choice
                    key={key}
                    name={key}
                    label={field.label}
                    chosen={query[filter] === null ? null : String(query[filter])}
                    none={field.none}
                    choices={field.choices.map(({ id, label }) => ({ id, name: label }))}
                  />
                ),
            )}
          </div>
          {/* With script a choice is asked for at once: the sheet only needs to be closed, the side panel nothing. */}
          <Button type="submit" form={FILTER_FORM_ID} className="lg:scripted:hidden">
            <span className="scripted:hidden">Filtrar</span>
            <span className="hidden scripted:inline">Ver {formatCount(total, "resultado", "resultados")}</span>
          </Button>
        </div>
        <FacetLinks query={query} facets={facets} />
      </div>
    </aside>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  chosen: string | null;
  none: string;
  choices: readonly { id: string; name: string }[];
};

function Choice({ name, label, chosen, none, choices }: ChoiceProps) {
  return (
    <div className="min-w-0">
      <Label htmlFor={fieldId(name)}>{label}</Label>
      <Select
        id={fieldId(name)}
        name={name}
        form={FILTER_FORM_ID}
        defaultValue={chosen ?? ""}
        aria-describedby={fieldId("ayuda")}
        className="mt-1"
      >
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </Select>
    </div>
  );
}

type CheckProps = Omit<ComponentProps<"input">, "children"> & { name: string; children: ReactNode };

function Check({ children, ...input }: CheckProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold text-sm">
      <input
        type="checkbox"
        value="1"
        form={FILTER_FORM_ID}
        aria-describedby={fieldId("ayuda")}
        className="size-5 shrink-0 accent-action-strong"
        {...input}
      />
      <span>{children}</span>
    </label>
  );
}

type OpenNowFieldProps = { query: DirectoryQuery; facets: SearchFacets; isByDistance: boolean };

function OpenNowField({ query, facets, isByDistance }: OpenNowFieldProps) {
  return (
    <>
      <Check
        name="abierto"
        defaultChecked={query.isOpenNow}
        aria-describedby={fieldId(query.isOpenNow ? "ayuda" : "horarios")}
      >
        Abierto ahora
        {isByDistance ? ` (${formatNumber(facets.openNow)})` : <OpenNowCount href={openNowCountHref(query)} />}
      </Check>
      {(facets.unknownHours > 0 || query.includesUnknownHours) &&
        (query.isOpenNow ? (
          <Check name="sinhorario" defaultChecked={query.includesUnknownHours}>
            Mostrar también {formatNumber(facets.unknownHours)} sin horario
          </Check>
        ) : (
          <p id={fieldId("horarios")} className="text-ink-soft text-sm">
            Sin contar {formatCount(facets.unknownHours, "negocio", "negocios")} de horario desconocido.
          </p>
        ))}
    </>
  );
}

/** " (31)": how many are open at this moment (`browser/on-demand/open-count.ts`). @param href where to ask */
const OpenNowCount = ({ href }: { href: string }) => (
  <span data-script-now="open-count" data-pregunta={href} suppressHydrationWarning>
    {"\u200b"}
  </span>
);

/** Links of each kind: with the fields above them they fit a low screen. */
const MAX_LINKS = 5;

type FacetLinksProps = { query: DirectoryQuery; facets: SearchFacets };

function FacetLinks({ query, facets }: FacetLinksProps) {
  return (
    <div className="mt-6 hidden gap-5 lg:grid">
      {query.categorySlug === null && (
        <Links
          title="Categorías con más resultados"
          facets={facets.categories}
          hrefOf={(categorySlug) => directoryHref({ ...query, categorySlug })}
        />
      )}
      {query.neighborhoodSlug === null && (
        <Links
          title="Colonias con más resultados"
          facets={facets.neighborhoods}
          hrefOf={(neighborhoodSlug) => directoryHref({ ...query, neighborhoodSlug })}
        />
      )}
    </div>
  );
}

type LinksProps = { title: string; facets: readonly Facet[]; hrefOf: (id: string) => string };

function Links({ title, facets, hrefOf }: LinksProps) {
  const most = facets.toSorted((a, b) => b.total - a.total).slice(0, MAX_LINKS);
  // One alone would narrow nothing.
  if (most.length < 2) return null;
  return (
    <nav aria-label={title}>
      <h2 className="font-semibold text-sm">{title}</h2>
      <ul className="mt-1">
        {most.map(({ id, name, total }) => (
          <li key={id}>
            <Link href={hrefOf(id)} replace className="facet-link">
              {name}
              <span>{formatNumber(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
