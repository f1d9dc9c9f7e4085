import { isInBorough } from "@/lib/geo/outline";
import { OUTLINE_DRAWING, placeInDrawing } from "@/lib/geo/outline-drawing";
import type { Position } from "@/lib/geo/position";

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
