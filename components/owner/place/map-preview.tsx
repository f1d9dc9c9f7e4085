"use client";

import { type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button, buttonVariants } from "@/components/ui/button";
import { mapEmbedUrl } from "@/lib/geo/map-embed";
import { mapPageUrl } from "@/lib/geo/map-url";
import { PLACE_MESSAGES } from "@/lib/owner/place-messages";
import { typedIn, typedPosition, typeInField } from "./form-place";

type MapPreviewProps = {
  name: string;
  category: string;
  /** Address of what is stored: where the link leads without scripts. */
  storedUrl: string;
};

/** Takes the focus of the link that was pressed and is gone; the same function each time, so that it is called once. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** The map that visitors open on the page, of what is typed at the moment. It is another site's: it comes when asked for. */
export function MapPreview({ name, category, storedUrl }: MapPreviewProps) {
  const [embedUrl, setEmbedUrl] = useState<string | null>(null);
  const [isTakenOff, setIsTakenOff] = useState(false);

  const link = useRef<HTMLAnchorElement>(null);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    const form = event.currentTarget.closest("form");
    event.preventDefault();
    setIsTakenOff(false);
    setEmbedUrl(
      mapEmbedUrl({
        name,
        category,
        address: typedIn(form, "direccion") || null,
        position: typedPosition(form),
        ownerMap: typedIn(form, "mapa"),
      }),
    );
  }

  function remove(form: HTMLFormElement | null) {
    const isPasted = typedIn(form, "mapa") !== "";
    typeInField(form, "mapa", "");
    flushSync(() => {
      setIsTakenOff(isPasted);
      setEmbedUrl(null);
    });
    // The button that was pressed is gone.
    link.current?.focus();
  }

  return (
    <div className="grid justify-items-start gap-2">
      {embedUrl === null ? (
        <div className="grid justify-items-start gap-1">
          <a
            ref={link}
            href={mapPageUrl(storedUrl)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={open}
            className={buttonVariants({ variant: "outline", size: "sm" })}
          >
            Ver mapa
          </a>
          <span className="text-ink-soft text-sm">Es de Google y se carga al tocarlo.</span>
        </div>
      ) : (
        <>
          <iframe
            ref={takeFocus}
            src={embedUrl}
            title={`Mapa: ubicación de ${name}`}
            height={320}
            referrerPolicy="strict-origin-when-cross-origin"
            className="w-full rounded-card border border-line"
          />
          <Button variant="link" size="sm" onClick={(event) => remove(event.currentTarget.form)}>
            Quitar mapa
          </Button>
        </>
      )}
      <p role="status" className="font-semibold text-sm empty:hidden">
        {isTakenOff && PLACE_MESSAGES.mapTakenOff}
      </p>
    </div>
  );
}
