import { buttonVariants } from "@/components/ui/button";
import { TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { Link } from "@/components/ui/link";
import { categoryLabel } from "@/lib/categories/categories";
import { formatCount, formatNumber } from "@/lib/format";
import { routes } from "@/lib/routes";
import { type DirectoryQuery, isFiltered } from "@/lib/search/directory-query";
import type { SearchResults } from "@/lib/search/model";
import { MAX_MISSING_CHARACTERS, MISSING_MESSAGES, type MissingAction } from "@/lib/statistics/missing";
import { directoryHref } from "./directory-href";
import { describeFilters } from "./filter-names";

type WaysOutProps = {
  query: DirectoryQuery;
  results: Omit<SearchResults, "businesses">;
  first?: { categorySlug: string | null } | undefined;
  missing: MissingAction | null;
};

type Way = { href: string; text: string };

function waysOut({ query, results, first }: Omit<WaysOutProps, "missing">): Way[] {
  const { facets, without, categoryOfTerm, total } = results;
  const { unknownHours, neighborhoods } = facets;
  const blamed = describeFilters(query, neighborhoods)
    .map((each) => ({ ...each, more: without[each.filter] ?? 0 }))
    .filter(({ more }) => more > total)
    .sort((a, b) => b.more - a.more)
    .map(({ name, without, more }) => ({
      href: directoryHref(without),
      text: `Sin “${name}”: ${formatCount(more, "resultado", "resultados")}`,
    }));
  const category = first?.categorySlug ?? categoryOfTerm;
  return [
    ...(query.isOpenNow && !query.includesUnknownHours && unknownHours > 0
      ? [
          {
            href: directoryHref({ ...query, includesUnknownHours: true }),
            text: `Mostrar también ${formatNumber(unknownHours)} sin horario`,
          },
        ]
      : []),
    ...(query.radiusKm !== null
      ? [{ href: directoryHref({ ...query, radiusKm: null }), text: "Buscar más lejos" }]
      : []),
    ...blamed,
    ...(category !== null ? [{ href: routes.category(category), text: `Ver ${categoryLabel(category)}` }] : []),
    ...(isFiltered({ ...query, term: null }) ? [] : [{ href: routes.directory(), text: "Ver todos los negocios" }]),
  ];
}

export function WaysOut({ query, results, first, missing }: WaysOutProps) {
  return (
    <div className="mx-auto mt-6 grid max-w-narrow gap-6">
      <ul className="flex flex-wrap justify-center gap-2">
        {waysOut({ query, results, first }).map(({ href, text }) => (
          <li key={href}>
            <Link href={href} replace className={buttonVariants({ variant: "outline" })}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {missing && <MissingForm action={missing} term={query.term ?? ""} />}
    </div>
  );
}

function MissingForm({ action, term }: { action: MissingAction; term: string }) {
  const form = useServerForm({ action, lost: MISSING_MESSAGES.failed });
  if (form.state?.kind === "sent")
    return (
      <p role="status" className="rounded-card bg-open-soft px-5 py-4 text-open">
        {MISSING_MESSAGES.sent}
      </p>
    );
  return (
    <Form of={form} initial={{ falta: term.slice(0, MAX_MISSING_CHARACTERS) }} className="grid gap-2 text-left">
      <FormAlert />
      <TextField name="falta" label="¿No está lo que buscas?" required maxCharacters={MAX_MISSING_CHARACTERS} />
      <SubmitButton look={{ variant: "secondary" }} sending="Enviando…">
        Avísanos qué falta
      </SubmitButton>
    </Form>
  );
}
