"use client";

import { type ClipboardEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/form/field";
import { useFormContext } from "@/components/ui/form/form";
import { INVALID } from "@/lib/businesses/field-messages";
import { isNearBorough } from "@/lib/geo/borough";
import { locate } from "@/lib/geo/locate";
import { parseMapTarget } from "@/lib/geo/map-embed";
import { type Outlines, placeIn } from "@/lib/geo/outlines";
import { type Position, parsePosition } from "@/lib/geo/position";
import { LOCATION_PROBLEMS, PLACE_MESSAGES } from "@/lib/owner/place-messages";
import { routes } from "@/lib/routes";
import { typedPosition, typePosition } from "./form-place";

// Heavy: it comes when the map is asked for.
const PinMap = lazy(() => import("./pin-map"));

const DECIMAL = { inputMode: "decimal", isOptional: true, autoComplete: "off", enterKeyHint: "next" } as const;

/** The pin: by where one stands, on the map, or as two numbers. The two fields hold it; everything else writes there. */
export function PinEditor({ styleUrl }: { styleUrl: string | null }) {
  const { values, errors } = useFormContext();
  const place = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<Position | null>(() => parsePosition(values.latitud, values.longitud));
  const [isOpen, setIsOpen] = useState(false);
  const form = () => place.current?.closest("form");
  const read = () => setPosition(typedPosition(form()));
  const put = (next: Position | null) => {
    typePosition(form(), next);
    read();
  };
  // Maps copy a position as a whole, or as a link to it.
  const paste = (event: ClipboardEvent) => {
    const pasted = parseMapTarget(event.clipboardData.getData("text"));
    if (pasted === null || typeof pasted === "string") return;
    event.preventDefault();
    put(pasted);
  };
  const here = useHere(put);
  const coordinate = { ...DECIMAL, onInput: read, onPaste: paste };
  return (
    <div ref={place} className="grid gap-4">
      <div className="hidden flex-wrap gap-3 scripted:flex">
        <Button variant="outline" size="sm" aria-disabled={here.isLocating} onClick={here.locateMe}>
          {here.isLocating ? "Ubicando…" : "Usar mi ubicación"}
        </Button>
        <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? "Cerrar el mapa" : position ? "Mover el pin en el mapa" : "Poner el pin en el mapa"}
        </Button>
        {position && (
          <Button variant="link" size="sm" onClick={() => put(null)}>
            Quitar el pin
          </Button>
        )}
      </div>
      {isOpen && (
        <div className="grid gap-2">
          <Suspense fallback={<p className="h-80 text-ink-soft text-sm">Cargando el mapa…</p>}>
            <PinMap position={position} styleUrl={styleUrl} onMove={put} />
          </Suspense>
          <p className="text-ink-soft text-sm">Arrastra el pin, toca el mapa o usa las flechas del teclado.</p>
        </div>
      )}
      <PinNote place={usePinPlace(position)} problem={here.problem} isSaid={errors.latitud === INVALID.coordinate} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="latitud" label="Latitud" hint="Por ejemplo 19.35529." {...coordinate} />
        <TextField name="longitud" label="Longitud" hint="Por ejemplo -99.06224." {...coordinate} />
      </div>
    </div>
  );
}

function useHere(put: (position: Position) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isLocating, setIsLocating] = useState(false);

  async function locateMe() {
    if (isLocating) return;
    setIsLocating(true);
    setProblem(null);
    // On plain http a browser refuses without having asked anybody.
    const located = window.isSecureContext ? await locate() : ({ kind: "unsupported" } as const);
    setIsLocating(false);
    if (located.kind === "located") put(located.position);
    else setProblem(LOCATION_PROBLEMS[located.kind]);
  }

  return { problem, isLocating, locateMe };
}

function wordsOf(place: PinPlace): string {
  switch (place) {
    case "none":
      return PLACE_MESSAGES.noPin;
    case "far":
      return INVALID.coordinate;
    case "outside":
      return PLACE_MESSAGES.outside;
    default:
      return place.colonia ? PLACE_MESSAGES.inColonia(place.colonia) : PLACE_MESSAGES.inBorough;
  }
}

function PinNote({ place, problem, isSaid }: { place: PinPlace; problem: string | null; isSaid: boolean }) {
  const element = useRef<HTMLParagraphElement>(null);
  const isBad = problem !== null || place === "far";
  // The bar of the section would hide it.
  useEffect(() => {
    if (problem !== null) element.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  return (
    <p
      ref={element}
      aria-live="polite"
      className={
        isBad ? "scroll-mb-36 font-semibold text-error text-sm" : "hidden text-ink-soft text-sm scripted:block"
      }
    >
      {problem ?? (place === "far" && isSaid ? null : wordsOf(place))}
    </p>
  );
}

let asked: Promise<Outlines | null> | undefined;

/** Once a page; null without a connection: then the position is judged by the server alone. */
async function loadOutlines(): Promise<Outlines | null> {
  asked ??= fetch(routes.outlines())
    .then((answer): Promise<Outlines | null> => (answer.ok ? answer.json() : Promise.resolve(null)))
    .catch(() => null);
  const outlines = await asked;
  if (!outlines) asked = undefined;
  return outlines;
}

/** Place of a pin, as far as it is known: "far" is what the server refuses. */
type PinPlace = "none" | "far" | "outside" | { colonia: string | null };

function usePinPlace(position: Position | null): PinPlace {
  const [outlines, setOutlines] = useState<Outlines | null>(null);
  const isMissing = position !== null && outlines === null;
  useEffect(() => {
    if (isMissing) loadOutlines().then(setOutlines);
  }, [isMissing]);
  if (!position) return "none";
  if (!isNearBorough(position)) return "far";
  return outlines ? placeIn(outlines, position) : { colonia: null };
}
