import { Link } from "@/components/ui/link";
import { categoryLabel } from "@/lib/categories/categories";
import type { FormAction } from "@/lib/forms/form-state";
import type { AdministeredBusiness } from "@/lib/review/edit-model";
import { routes } from "@/lib/routes";
import { MergeButtons } from "../merge-buttons";
import { type ComparedLine, SideBySide } from "../side-by-side";
import { ownerText, planText, stateText } from "./business-messages";

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
