import { Link } from "@/components/ui/link";
import { NewTabNote } from "@/components/ui/new-tab-note";
import { toText } from "@/lib/database-rows/row";
import type { FormAction } from "@/lib/forms/form-state";
import { PLANS } from "@/lib/plans/plans";
import { STATE_WORDS } from "@/lib/review/edit-model";
import { likenessText } from "@/lib/review/merge";
import { sentPictures } from "@/lib/review/queue-facts";
import type { Duplicate, QueueItem } from "@/lib/review/queue-mapper";
import { routes } from "@/lib/routes";
import { type ComparedLine, MergeButtons, SideBySide } from "../merging";

type DuplicatesProps = { item: QueueItem; places: Readonly<Record<string, string>>; merge: FormAction };

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
            <span className="text-ink-soft text-sm"> · {likenessText(other)}</span>
          </summary>
          <SideBySide name={other.name} lines={linesOf(item, other)} />
          <MergeButtons
            here={{ id: item.row.id, name: item.row.nombre, ...item.moves }}
            there={other}
            merge={merge}
            fields={places}
          />
        </details>
      ))}
    </section>
  );
}

function linesOf({ row, plan, hasOwner, kind }: QueueItem, other: Duplicate): readonly ComparedLine[] {
  return [
    [
      "Nombre",
      row.nombre,
      other.state === "published" ? (
        <Link key="link" href={routes.business(other.slug)} target="_blank" className="text-link">
          {other.name}
          <NewTabNote />
        </Link>
      ) : (
        other.name
      ),
    ],
    ["Foto", <Picture key="here" of={sentPictures(row)[0] ?? null} />, <Picture key="there" of={other.picture} />],
    ["Estado", kind === "registro" ? STATE_WORDS.waiting : STATE_WORDS.published, STATE_WORDS[other.state]],
    ["Plan", PLANS[plan].name, PLANS[other.plan].name],
    ["Dueño", hasOwner ? "Sí" : "No", other.hasOwner ? "Sí" : other.isOfCensus ? "No, es del censo" : "No"],
    ["Categoría", toText(row.categoria), other.category],
    ["Teléfono", toText(row.telefono), other.phone],
    ["Dirección", [toText(row.direccion), toText(row.colonia)].filter(Boolean).join(", "), other.address],
    ["Web", toText(row.web), other.web],
  ];
}

const Picture = ({ of }: { of: string | null }) =>
  of && <img src={of} alt="" loading="lazy" className="h-20 max-w-full rounded-field object-cover" />;
