import { buttonVariants } from "@/components/ui/button";
import type { OwnBusiness } from "@/lib/owner/model";
import { POSTER_FILE_NAMES, POSTER_FILES } from "@/lib/posters/poster";
import { routes } from "@/lib/routes";

/** What can be printed or sent, each a link to its file. */
export function PosterList({ business }: { business: OwnBusiness }) {
  return (
    <div className="grid gap-4">
      <p>Con tu nombre y un código que abre tu página. Contamos cuántas personas lo escanean, sin saber quiénes son.</p>
      {business.approval !== "approved" && (
        <p className="rounded-card bg-sand px-5 py-4">
          Tu página todavía no está publicada: el código llevará a ella cuando lo esté.
        </p>
      )}
      <ul className="grid gap-3">
        {POSTER_FILE_NAMES.map((file) => (
          <li
            key={file}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-white p-4"
          >
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-semibold">{POSTER_FILES[file].label}</p>
              <p className="text-ink-soft text-sm">{POSTER_FILES[file].hint}</p>
            </div>
            <a
              href={routes.poster(file, business.id)}
              download
              aria-label={`Descargar: ${POSTER_FILES[file].label}`}
              className={buttonVariants({ variant: "outline", size: "sm" })}
            >
              Descargar
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
