import { EMPTY_FIELD } from "@/lib/businesses/edit-difference";
import type { RevisionChange, Shown } from "@/lib/review/revision-diff";

export function BeforeAndAfter({ change: { label, before, after }, names = ["Ahora", "Nuevo"] }: BeforeAndAfterProps) {
  return (
    <dl className="grid grid-cols-[4rem_1fr] gap-x-3 gap-y-1 pb-2">
      <dt className="text-ink-soft text-sm">{names[0]}</dt>
      <dd>
        <Contents of={before} name={`${label}: ${names[0]}`} />
      </dd>
      <dt className="text-ink-soft text-sm">{names[1]}</dt>
      <dd className="font-semibold">
        <Contents of={after} name={`${label}: ${names[1]}`} />
      </dd>
    </dl>
  );
}

type BeforeAndAfterProps = { change: RevisionChange; names?: readonly [before: string, after: string] };

function Contents({ of: { text, pictures }, name }: { of: Shown; name: string }) {
  if (pictures.length > 0) {
    return pictures.map((picture) => (
      <img key={picture} src={picture} alt={name} loading="lazy" className="mb-1 max-h-40 max-w-full rounded-field" />
    ));
  }
  return text === null ? (
    <span className="font-normal text-ink-soft">{EMPTY_FIELD}</span>
  ) : (
    <span className="whitespace-pre-line wrap-anywhere">{text}</span>
  );
}
