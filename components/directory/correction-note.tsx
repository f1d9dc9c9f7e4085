import { Link } from "@/components/ui/link";
import type { DirectoryQuery } from "@/lib/search/directory-query";
import { directoryHref } from "./directory-href";

type CorrectionNoteProps = { query: DirectoryQuery; correctedTerm: string };

export function CorrectionNote({ query, correctedTerm }: CorrectionNoteProps) {
  return (
    <p className="mt-1 rounded-card bg-sand px-4 py-2.5">
      No encontramos “{query.term}”. ¿Quisiste decir{" "}
      <Link
        href={directoryHref({ ...query, term: correctedTerm })}
        replace
        className="text-link inline-flex min-h-11 items-center underline"
      >
        “{correctedTerm}”
      </Link>
      ?
    </p>
  );
}
