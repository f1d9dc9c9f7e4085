import { formatCount } from "@/lib/format";
import type { SearchedTerm } from "@/lib/statistics/model";

type SearchedTermsProps = {
  terms: readonly SearchedTerm[];
  days: number;
};

export function SearchedTerms({ terms, days }: SearchedTermsProps) {
  return (
    <section aria-labelledby="busquedas" className="grid gap-2">
      <h2 id="busquedas" className="text-lg">
        Qué buscó la gente
      </h2>
      <p className="text-ink-soft">
        {terms.length > 0
          ? `Lo que se escribió en el buscador en ${days} días y lleva a negocios como el tuyo, de tu giro y tu colonia. Si algo de esto lo ofreces, dilo en tu página.`
          : `En ${days} días nadie buscó varias veces algo de tu giro y tu colonia. Aquí verás las palabras con que te buscan.`}
      </p>
      {terms.length > 0 && (
        <ol className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
          {terms.map(({ term, count }) => (
            <li key={term} className="flex justify-between gap-4 bg-card px-4 py-2.5">
              <span className="wrap-anywhere">{term}</span>
              <span className="shrink-0 text-ink-soft">{formatCount(count, "vez", "veces")}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="text-ink-soft text-sm">Son cuentas de todo el directorio: no sabemos quién buscó.</p>
    </section>
  );
}
