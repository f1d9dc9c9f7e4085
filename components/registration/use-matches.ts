import { useEffect, useState } from "react";
import type { UnownedMatch } from "@/lib/registration/model";

const DEBOUNCE_MS = 600;
const MIN_NAME_CHARACTERS = 4;
const MIN_PHONE_DIGITS = 10;

export type Typed = { name: string; phone: string };
type Found = Typed & { matches: readonly UnownedMatch[] };

async function askServer({ name, phone }: Typed, signal: AbortSignal): Promise<UnownedMatch[]> {
  const response = await fetch("/api/registro/coincidencias", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ nombre: name, telefono: phone }),
    signal,
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

/** Listings without owner that resemble what is being typed, once typing rests; null while they are not known. */
export function useMatches({ name, phone }: Typed): readonly UnownedMatch[] | null {
  const [found, setFound] = useState<Found | null>(null);
  const isAsked = name.trim().length >= MIN_NAME_CHARACTERS || phone.replace(/\D/g, "").length >= MIN_PHONE_DIGITS;

  useEffect(() => {
    if (!isAsked) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      // Without a response the server asks when the form is sent.
      askServer({ name, phone }, request.signal).then(
        (matches) => setFound({ name, phone, matches }),
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [isAsked, name, phone]);

  return found && found.name === name && found.phone === phone ? found.matches : null;
}
