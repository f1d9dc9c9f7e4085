import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { DATASET_NAMES, DATASETS, EXPORT_FORMATS } from "@/lib/export/datasets";
import { routes } from "@/lib/routes";

/** Files that can be taken out: each dataset as a table or as JSON. @param proof asked before; null when nothing is. */
export function ExportSection({ proof }: { proof: ReactNode }) {
  return (
    <section aria-labelledby="exportar">
      <h2 id="exportar" className="text-xl">
        Exportar
      </h2>
      <p className="mt-1 max-w-text text-ink-soft text-sm">
        CSV abre en Excel; un apóstrofo delante de «=», «+», «-» o «@» evita que la hoja lo ejecute. JSON trae un
        renglón por objeto (NDJSON), sin apóstrofos. Cada descarga queda en la bitácora.
      </p>
      {proof ?? <Datasets />}
    </section>
  );
}

const Datasets = () => (
  <ul className="mt-4 grid divide-y divide-line rounded-card border border-line bg-card">
    {DATASET_NAMES.map((name) => (
      <li key={name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-semibold text-base">{DATASETS[name].label}</h3>
          <p className="text-ink-soft text-sm">{DATASETS[name].hint}</p>
        </div>
        <form action={routes.adminExport(name)} method="post" data-download className="flex flex-wrap gap-2">
          {EXPORT_FORMATS.map((format) => (
            <button
              key={format}
              type="submit"
              name="formato"
              value={format}
              className={buttonVariants({ variant: "outline", size: "sm" })}
            >
              {format.toUpperCase()}
              <span className="sr-only"> de {DATASETS[name].label}</span>
            </button>
          ))}
        </form>
      </li>
    ))}
  </ul>
);
