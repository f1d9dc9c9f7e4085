import { buttonVariants } from "@/components/ui/button";
import type { OwnBusiness } from "@/lib/owner/model";
import { POSTER_FILE_NAMES, POSTER_FILES } from "@/lib/posters/poster";
import { routes } from "@/lib/routes";
import { ShareFile } from "./share-file";

export function PosterList({ business }: { business: OwnBusiness }) {
  return (
    <div className="grid gap-4">
      <p>Con tu nombre y un código que abre tu página. Contamos cuántas personas lo escanean, sin saber quiénes son.</p>
      {business.approval !== "approved" && (
        <p className="rounded-card bg-sand px-5 py-4">
          Tu página todavía no está publicada: el código llevará a ella cuando lo esté.
        </p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 xl:grid-cols-4">
        {POSTER_FILE_NAMES.map((file) => (
          <li key={file} className="flex flex-col rounded-card border border-line bg-card p-3">
            <div className="grid h-46 place-items-center rounded-field bg-sand">
              <img
                src={routes.posterPreview(file, business.id)}
                alt=""
                loading="lazy"
                height={160}
                className="h-[160px] w-auto object-contain"
              />
            </div>
            <p className="mt-3 hyphens-auto font-semibold leading-snug">{POSTER_FILES[file].label}</p>
            <p className="mt-1 mb-3 hyphens-auto text-ink-soft text-sm">{POSTER_FILES[file].hint}</p>
            <div className="mt-auto grid gap-2">
              <a
                href={routes.poster(file, business.id)}
                download
                aria-label={`Descargar: ${POSTER_FILES[file].label}`}
                className={buttonVariants({ variant: "outline", size: "sm", className: "px-2" })}
              >
                Descargar
              </a>
              <ShareFile
                href={routes.poster(file, business.id)}
                fileName={`${business.slug}-${file}`}
                type={POSTER_FILES[file].type}
                label={POSTER_FILES[file].label}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
