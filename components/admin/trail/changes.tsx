import { describeChanges } from "@/lib/admin/change-messages";
import type { TrailEntry } from "@/lib/admin/trail";

/** More than this folds away, so that a menu does not fill the screen. */
const FOLDED_FROM = 160;

export function Changes({ before, after }: Pick<TrailEntry, "before" | "after">) {
  const changes = describeChanges(before, after);
  if (changes.length === 0) return null;
  return (
    <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[12rem_1fr]">
      {changes.map(({ column, label, before: old, after: present }) => (
        <div key={column} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere min-w-0 whitespace-pre-line">
            {old !== null && (
              <>
                <span className="sr-only">Antes: </span>
                <Value text={old} />
                <span aria-hidden="true"> → </span>
                <span className="sr-only">. Después: </span>
              </>
            )}
            <Value text={present} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ text }: { text: string }) {
  if (text.length <= FOLDED_FROM) return text;
  return (
    <details className="inline-block max-w-full align-top">
      <summary className="cursor-pointer">{text.slice(0, FOLDED_FROM)}…</summary>
      {text}
    </details>
  );
}
