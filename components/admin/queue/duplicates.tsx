import type { ReactNode } from "react";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { Link } from "@/components/ui/link";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import { sentPictures } from "@/lib/moderation/queue-facts";
import type { Duplicate, QueueItem } from "@/lib/moderation/queue-model";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { toText } from "@/lib/rows/row";

const STATES: Readonly<Record<Duplicate["state"], string>> = {
  approved: "Publicado",
  pending: "Pendiente",
  rejected: "Rechazado",
};

type DuplicatesProps = { item: QueueItem; places: Readonly<Record<string, string>>; merge: FormAction };

/** Other listings that may be the same business, side by side, and "Unir". */
export function Duplicates({ item, places, merge }: DuplicatesProps) {
  if (item.duplicates.length === 0) return null;
  return (
    <section aria-labelledby="parecidos" className="grid gap-3">
      <h3 id="parecidos" className="text-lg">
        Parecidos
      </h3>
      {item.duplicates.map((other) => (
        <details key={other.id} className="rounded-field border border-line px-4" name="parecidos">
          <summary className="min-h-11 cursor-pointer py-2.5 wrap-anywhere">
            <strong>{other.name}</strong>
            <span className="text-ink-soft text-sm"> · {reasonWords(other)}</span>
          </summary>
          <SideBySide item={item} other={other} />
          <div className="my-3 grid gap-3">
            <p className="text-sm">
              Al unir se queda una página. La otra se elimina y su dirección lleva a la que se queda, con sus visitas y,
              si la que se queda no tiene dueño, con su dueño. Fotos, textos y promociones de la otra no se pasan. No se
              puede deshacer.
            </p>
            <div className="flex flex-wrap gap-3">
              <MergeButton {...{ item, other, places, merge }} kept={item.row.id} label="Unir: se queda este" />
              <MergeButton {...{ item, other, places, merge }} kept={other.id} label="Unir: se queda el otro" />
            </div>
          </div>
        </details>
      ))}
    </section>
  );
}

const reasonWords = ({ hasSamePhone, metres }: Duplicate): string =>
  [hasSamePhone && "mismo teléfono", metres !== null ? `a ${metres} m` : !hasSamePhone && "nombre parecido"]
    .filter(Boolean)
    .join(", ");

function SideBySide({ item: { row, plan, hasOwner, kind }, other }: { item: QueueItem; other: Duplicate }) {
  const lines: readonly [label: string, here: ReactNode, there: ReactNode][] = [
    [
      "Nombre",
      row.nombre,
      other.state === "approved" ? (
        <Link key="link" href={routes.business(other.slug)} target="_blank" className="text-link">
          {other.name}
        </Link>
      ) : (
        other.name
      ),
    ],
    ["Foto", <Picture key="here" of={sentPictures(row)[0] ?? null} />, <Picture key="there" of={other.picture} />],
    ["Estado", kind === "registro" ? STATES.pending : STATES.approved, STATES[other.state]],
    ["Plan", PLANS[plan].name, PLANS[other.plan].name],
    ["Dueño", hasOwner ? "Sí" : "No", other.hasOwner ? "Sí" : other.isOfCensus ? "No, es del censo" : "No"],
    ["Categoría", toText(row.categoria), other.category],
    ["Teléfono", toText(row.telefono), other.phone],
    ["Dirección", [toText(row.direccion), toText(row.colonia)].filter(Boolean).join(", "), other.address],
    ["Web", toText(row.web), other.web],
  ];
  return (
    <table className="w-full table-fixed text-left text-sm">
      <caption className="sr-only">Comparación con {other.name}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-20 font-normal text-ink-soft">
            <span className="sr-only">Dato</span>
          </th>
          <th scope="col">Este</th>
          <th scope="col">El otro</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line align-top">
        {lines.map(([label, here, there]) => (
          <tr key={label}>
            <th scope="row" className="py-1 font-normal text-ink-soft">
              {label}
            </th>
            <td className="py-1 pr-2 wrap-anywhere">{here || "—"}</td>
            <td className="py-1 wrap-anywhere">{there || "—"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Picture = ({ of }: { of: string | null }) =>
  of && <img src={of} alt="" loading="lazy" className="h-20 max-w-full rounded-field object-cover" />;

type MergeButtonProps = DuplicatesProps & { other: Duplicate; kept: string; label: string };

function MergeButton({ item, other, places, merge, kept, label }: MergeButtonProps) {
  const gone = kept === other.id ? item.row.nombre : other.name;
  return (
    <ActionForm
      action={merge}
      lost={ACTION_MESSAGES.failed}
      fields={{ ...places, queda: kept, este: item.row.id, otro: other.id }}
    >
      <SubmitButton look={{ variant: "outline", size: "sm", className: "text-error!" }} sending="Uniendo…">
        {label}
        <span className="sr-only"> (se elimina {gone})</span>
      </SubmitButton>
    </ActionForm>
  );
}
