"use client";

import { useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { useFormContext } from "@/components/ui/form/form";
import { INVALID } from "@/lib/businesses/field-messages";
import type { FieldValues } from "@/lib/forms/form-state";
import { isNearBorough } from "@/lib/geo/borough";
import { locate } from "@/lib/geo/locate";
import { type Position, parsePosition } from "@/lib/geo/position";
import { MESSAGES } from "@/lib/messages";
import { onRestored } from "./restored";

/** Metres, more or less: five decimals of a degree. */
const DECIMALS = 5;

const positionOf = ({ latitud, longitud }: FieldValues): Position | null => parsePosition(latitud, longitud);

/** The pin of the map, from where the owner stands. Without JavaScript there is none: the address places the business. */
export function PinField() {
  const { values, errors } = useFormContext();
  const [position, setPosition] = useState<Position | null>(() => positionOf(values));
  const [problem, setProblem] = useState<string | null>(errors.latitud ?? null);
  const [isLocating, setIsLocating] = useState(false);

  useEffect(() => onRestored((restored) => setPosition((kept) => kept ?? positionOf(restored))), []);

  async function locateMe() {
    setIsLocating(true);
    setProblem(null);
    const located = await locate();
    setIsLocating(false);
    if (located.kind !== "located") {
      setProblem(located.kind === "unsupported" ? MESSAGES.noGeolocation : MESSAGES.positionFailed);
    } else if (isNearBorough(located.position)) setPosition(located.position);
    else setProblem(INVALID.coordinate);
  }

  return (
    <div className="hidden gap-2 scripted:grid">
      <input type="hidden" name="latitud" value={position?.lat.toFixed(DECIMALS) ?? ""} />
      <input type="hidden" name="longitud" value={position?.lng.toFixed(DECIMALS) ?? ""} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          aria-disabled={isLocating}
          onClick={() => !isLocating && locateMe()}
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          {isLocating ? "Ubicando…" : "Usar mi ubicación"}
        </button>
        {position && (
          <button
            type="button"
            onClick={() => setPosition(null)}
            className={buttonVariants({ variant: "link", size: "sm" })}
          >
            Quitar ubicación
          </button>
        )}
      </div>
      <p aria-live="polite" className={problem ? "font-semibold text-error text-sm" : "text-ink-soft text-sm"}>
        {problem ??
          (position
            ? "Ubicación guardada: tu negocio sale en el mapa."
            : "Hazlo desde tu negocio, para que salga bien en el mapa.")}
      </p>
    </div>
  );
}
