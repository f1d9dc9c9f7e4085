import { formatCount } from "@/lib/format";
import { isInBorough } from "@/lib/geo/outline";
import { OUTLINE_DRAWING, placeInDrawing } from "@/lib/geo/outline-drawing";
import type { Position } from "@/lib/geo/position";
import { pictureSources } from "@/lib/images/picture-sources";
import { alertWords } from "@/lib/review/alert-messages";
import { sentPictures, watchedText, writtenFacts, writtenLinks } from "@/lib/review/queue-facts";
import type { QueueItem } from "@/lib/review/queue-mapper";
import { WATCH_TOPICS, watchListHits } from "@/lib/review/watch-list";

export function Warnings({ item: { unseen, samePhone, alerts } }: { item: QueueItem }) {
  const hits = watchListHits(watchedText(unseen));
  if (hits.length === 0 && samePhone === 0 && alerts.length === 0) return null;
  return (
    <ul className="grid gap-1 rounded-field bg-closing-soft px-4 py-3 text-closing">
      {alerts.map((alert) => {
        const { place, reasons } = alertWords(alert);
        return (
          <li key={alert.id}>
            <strong>Lo marcó la IA:</strong> {place}, por {reasons}.
          </li>
        );
      })}
      {hits.map(({ topic, phrase }) => (
        <li key={phrase}>
          <strong>{WATCH_TOPICS[topic]}:</strong> dice «{phrase}».
        </li>
      ))}
      {samePhone > 0 && (
        <li>
          <strong>Teléfono repetido:</strong> {samePhone >= 200 ? "200 o más" : formatCount(samePhone, "otro", "otros")}{" "}
          {samePhone === 1 ? "lo tiene" : "lo tienen"}.
        </li>
      )}
    </ul>
  );
}

export function SentPictures({ item: { unseen, row } }: { item: QueueItem }) {
  const pictures = sentPictures(unseen);
  if (pictures.length === 0) return <p className="text-ink-soft text-sm">Sin fotos.</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map((picture, index) => (
        <li key={picture}>
          <a href={picture} target="_blank" rel="noopener" className="block">
            <img
              {...pictureSources(picture, "8rem")}
              alt={`Foto ${index + 1} de ${row.nombre} (abre otra pestaña)`}
              loading="lazy"
              className="h-24 w-32 rounded-field border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

export function WrittenFacts({ item }: { item: QueueItem }) {
  const links = writtenLinks(item.unseen);
  return (
    <>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]">
        {writtenFacts(item.unseen).map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft text-sm sm:pt-0.5">{label}</dt>
            <dd className="max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <WrittenLinks links={links} />
    </>
  );
}

function WrittenLinks({ links }: { links: ReturnType<typeof writtenLinks> }) {
  if (links.length === 0) return null;
  return (
    <section aria-label="Enlaces">
      <h3 className="text-base">Enlaces</h3>
      <ul className="mt-1 grid gap-2">
        {links.map(({ label, address, host, isPunycode }) => (
          <li key={`${label} ${address}`} className="text-sm">
            <span className="text-ink-soft">{label}:</span>{" "}
            <strong className="break-all">{host ?? "sin dominio"}</strong>
            {isPunycode && <span className="font-semibold text-error"> · letras que no son del alfabeto latino</span>}
            <br />
            <span className="break-all">{address}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Position of a business: a point on the borough's outline, drawn without asking anybody for a map. */
export function PinOnOutline({ position }: { position: Position | null }) {
  if (!position) return <p className="text-ink-soft text-sm">Sin ubicación en el mapa.</p>;
  const isInside = isInBorough(position);
  const place = placeInDrawing(position);
  const { width, height, path } = OUTLINE_DRAWING;
  const words = isInside ? "Dentro de Iztapalapa." : "Fuera de Iztapalapa.";
  return (
    <figure className="grid content-start justify-items-start gap-1">
      <svg
        viewBox={`-2 -2 ${width + 4} ${height + 4}`}
        role="img"
        aria-label={words}
        className="h-32 w-auto max-w-full"
      >
        <path d={path} className="fill-sand stroke-field" strokeWidth="0.6" />
        {place && <circle cx={place.x} cy={place.y} r="3" className="fill-action stroke-ink" strokeWidth="0.8" />}
      </svg>
      <figcaption className={isInside ? "text-ink-soft text-sm" : "font-semibold text-error text-sm"}>
        {words} {position.lat.toFixed(5)}, {position.lng.toFixed(5)}
      </figcaption>
    </figure>
  );
}
