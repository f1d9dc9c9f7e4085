import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { MAX_SYNONYM_CHARACTERS, type Synonym, sourceLabel } from "@/lib/search/synonym";
import { InputFilter } from "../filter-fields";

type SynonymTableProps = {
  synonyms: readonly Synonym[];
  term: string;
  isOnlyOwn: boolean;
  days: number;
  nextHref: string | null;
};

const meaningOf = ({ meaning, scian }: Synonym): string => meaning ?? `clase ${scian} del SCIAN`;

export function SynonymTable({ synonyms, term, isOnlyOwn, days, nextHref }: SynonymTableProps) {
  return (
    <section aria-labelledby="sinonimos">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sinonimos" className="text-xl">
          Sinónimos
        </h2>
        <Link href={routes.adminSynonym()} className={buttonVariants({ size: "sm" })}>
          Agregar sinónimo
        </Link>
      </div>
      <p className="mt-1 max-w-text text-ink-soft text-sm">
        Quien busca lo de la izquierda encuentra también lo de la derecha, no al revés.
      </p>
      <form method="get" className="mt-4 flex flex-wrap items-end gap-3">
        <input type="hidden" name="dias" value={days} />
        <InputFilter
          frame="grid min-w-0 flex-1 basis-56 gap-1.5"
          name="sinonimo"
          label="Buscar en la lista"
          type="search"
          defaultValue={term}
          maxLength={MAX_SYNONYM_CHARACTERS}
          autoComplete="off"
        />
        <label className="inline-flex min-h-12 items-center gap-2 text-sm">
          <input type="checkbox" name="propios" value="1" defaultChecked={isOnlyOwn} className="size-5" />
          Solo los tuyos
        </label>
        <button type="submit" className={buttonVariants({ variant: "outline" })}>
          Buscar
        </button>
      </form>
      {synonyms.length === 0 ? (
        <p className="mt-4 text-ink-soft">
          {term || isOnlyOwn ? "Ninguno así en la lista. Agrégalo y pruébalo antes de guardarlo." : "Aquí no hay más."}
        </p>
      ) : (
        <table className="relative mt-4 w-full table-fixed border-collapse rounded-card border border-line bg-card text-sm max-sm:block">
          {/* On phones an entry stands below the other. */}
          <thead className="max-sm:sr-only">
            <tr className="border-line border-b text-left">
              <th scope="col" className="px-3 py-2">
                Quien busca
              </th>
              <th scope="col" className="px-3 py-2">
                encuentra también
              </th>
              <th scope="col" className="w-20 px-3 py-2 max-sm:hidden">
                De
              </th>
              <th scope="col" className="w-36 px-3 py-2">
                <span className="sr-only">Acciones</span>
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {synonyms.map((synonym) => (
              <Row key={synonym.id} synonym={synonym} />
            ))}
          </tbody>
        </table>
      )}
      {nextHref && (
        <Link href={nextHref} className="text-link mt-3 inline-flex min-h-11 items-center">
          Siguientes
        </Link>
      )}
    </section>
  );
}

function Row({ synonym }: { synonym: Synonym }) {
  const draft = {
    id: synonym.id,
    termino: synonym.term,
    equivale: synonym.meaning ?? synonym.scian ?? "",
    consulta: synonym.term,
  };
  return (
    <tr className="border-line border-b last:border-b-0 max-sm:block max-sm:py-1">
      <td className="wrap-anywhere px-3 py-2 max-sm:block max-sm:py-1 max-sm:font-semibold">{synonym.term}</td>
      <td className="wrap-anywhere px-3 py-2 max-sm:block max-sm:py-0">
        <span aria-hidden="true" className="sm:hidden">
          →{" "}
        </span>
        {meaningOf(synonym)}
      </td>
      <td className="px-3 py-2 text-ink-soft max-sm:hidden">{sourceLabel(synonym.source)}</td>
      <td className="px-3 py-1 max-sm:block sm:text-right">
        <span className="inline-flex flex-wrap gap-x-4">
          <Link href={routes.adminSynonym(draft)} className="inline-flex min-h-11 items-center text-action-strong">
            Cambiar<span className="sr-only"> {synonym.term}</span>
          </Link>
          <Link
            href={routes.adminSynonym({ ...draft, borrar: "1" })}
            className="inline-flex min-h-11 items-center text-error"
          >
            Borrar<span className="sr-only"> {synonym.term}</span>
          </Link>
        </span>
      </td>
    </tr>
  );
}
