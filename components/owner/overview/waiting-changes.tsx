import { BeforeAndAfter } from "@/components/businesses/before-and-after";
import { revisionChanges } from "@/lib/moderation/revision-diff";
import type { OwnedBusiness } from "@/lib/owner/owned-business";

const columnsOf = (waiting: OwnedBusiness["waiting"], which: "now" | "proposed") =>
  Object.fromEntries(Object.entries(waiting).map(([column, values]) => [column, values[which]]));

export function WaitingChanges({ waiting }: Pick<OwnedBusiness, "waiting">) {
  const changes = revisionChanges(columnsOf(waiting, "now"), columnsOf(waiting, "proposed"));
  if (changes.length === 0) return null;
  return (
    <section className="mt-4 rounded-field bg-closing-soft px-4 py-3" aria-labelledby="cambios-en-revision">
      <h3 id="cambios-en-revision" className="text-base text-closing">
        Cambios en revisión
      </h3>
      <p className="mt-1">Tu página sigue como estaba hasta que los revisemos.</p>
      <ul className="mt-3 grid gap-2">
        {changes.map((change) => (
          <li key={change.field}>
            <p className="font-semibold">{change.label}</p>
            <BeforeAndAfter change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}
