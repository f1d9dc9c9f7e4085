import { Link } from "@/components/ui/link";
import { categoryLabel } from "@/lib/categories/categories";
import type { FormAction } from "@/lib/forms/form-state";
import type { AdministeredBusiness } from "@/lib/review/edit-mapper";
import { likenessText, type MergeCandidate } from "@/lib/review/merge";
import { routes } from "@/lib/routes";
import { type ComparedLine, MergeButtons, SideBySide } from "../merging";
import { ownerText, planText, stateText } from "./business-summary";

type MergeComparisonProps = { here: AdministeredBusiness; there: AdministeredBusiness; merge: FormAction };

const nameOf = ({ id, name }: AdministeredBusiness) => (
  <Link href={routes.adminBusiness(id)} className="text-link">
    {name}
  </Link>
);
const addressOf = ({ values: { direccion, colonia } }: AdministeredBusiness) =>
  [direccion, colonia].filter(Boolean).join(", ");

function pictureOf({ pictures }: AdministeredBusiness) {
  const [picture] = Object.values(pictures).flat();
  return (
    picture?.url && (
      <img src={picture.url} alt="" loading="lazy" className="h-20 max-w-full rounded-field object-cover" />
    )
  );
}

export function MergeComparison({ here, there, merge }: MergeComparisonProps) {
  const of = (label: string, read: (business: AdministeredBusiness) => ComparedLine[1]): ComparedLine => [
    label,
    read(here),
    read(there),
  ];
  const lines = [
    of("Nombre", nameOf),
    of("Foto", pictureOf),
    of("Estado", stateText),
    of("Plan", planText),
    of("Dueño", ownerText),
    of("Categoría", ({ values }) => categoryLabel(values.categoria ?? "")),
    of("Teléfono", ({ values }) => values.telefono),
    of("Dirección", addressOf),
    of("Web", ({ values }) => values.web),
    of("Visitas", ({ visits }) => String(visits)),
  ];
  return (
    <section aria-label="Comparación" className="rounded-card border border-line bg-card p-4">
      <SideBySide name={there.name} lines={lines} />
      <MergeButtons here={here} there={there} merge={merge} fields={{ otra: there.slug }} />
    </section>
  );
}

type MergeCandidatesProps = { businessId: string; candidates: readonly MergeCandidate[]; term: string };

export function MergeCandidates({ businessId, candidates, term }: MergeCandidatesProps) {
  return (
    <section aria-labelledby="parecidos" className="grid gap-2">
      <h2 id="parecidos" className="text-lg">
        {term ? `Con «${term}» en el nombre` : "Parecidos"}
      </h2>
      {candidates.length === 0 && (
        <p className="text-ink-soft">
          {term
            ? "Ninguno se llama así."
            : "Ninguno tiene su teléfono ni un nombre parecido cerca. Búscalo por nombre."}
        </p>
      )}
      {candidates.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
          {candidates.map((candidate) => (
            <li key={candidate.slug}>
              <Link
                href={routes.adminMerge(businessId, { otra: candidate.slug })}
                className="flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-sand"
              >
                {candidate.picture ? (
                  <img
                    src={candidate.picture}
                    alt=""
                    loading="lazy"
                    className="size-12 shrink-0 rounded-field object-cover"
                  />
                ) : (
                  <span
                    aria-hidden="true"
                    className="grid size-12 shrink-0 place-items-center rounded-field bg-sand font-semibold"
                  >
                    {candidate.name.charAt(0).toUpperCase()}
                  </span>
                )}
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-semibold text-action-strong">{candidate.name}</span>
                  <span className="block text-ink-soft text-sm">
                    {[likenessText(candidate), candidate.address].filter(Boolean).join(" · ")}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
