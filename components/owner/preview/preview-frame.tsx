"use client";

import { useEffect, useRef } from "react";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { READY, type TypedMessage } from "./preview-messages";

export type PreviewProps = {
  href: string;
  businessId: string;
  name: string;
  /** Moment at which the panel was made: with another one, what is stored has changed. */
  loadedAt: string;
};

const REST_MS = 500;

/** Events that change a form, or what an editor keeps in one; a key may close a window with a form. */
const EVENTS = ["input", "change", "click", "keyup"] as const;

const sectionForm = () => [...document.querySelectorAll<HTMLFormElement>("form[data-section-form]")].at(-1);

/** Fields of the section's form, without its files. */
function typedEntries(businessId: string): TypedMessage["entries"] {
  const form = sectionForm();
  const entries = form ? [...new FormData(form)] : [];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return [
    [BUSINESS_ID_FIELD, businessId],
    ...texts.filter(([name]) => name !== BUSINESS_ID_FIELD && !name.startsWith("$")),
  ];
}

export function PreviewFrame({ href, businessId, name, loadedAt }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const first = useRef(loadedAt);

  useEffect(() => {
    let sent = JSON.stringify(typedEntries(businessId));
    let timer: number | undefined;
    function send() {
      const entries = typedEntries(businessId);
      sent = JSON.stringify(entries);
      const message: TypedMessage = { kind: "vista:escrito", entries };
      frame.current?.contentWindow?.postMessage(message, window.location.origin);
    }
    function onEvent() {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => JSON.stringify(typedEntries(businessId)) !== sent && send(), REST_MS);
    }
    function onMessage({ source, data }: MessageEvent) {
      if (source !== frame.current?.contentWindow || data !== READY) return;
      if (sectionForm()?.dataset.sectionForm === "dirty") send();
    }
    // The panel was made anew: something has been stored.
    if (first.current !== loadedAt) send();
    first.current = loadedAt;
    for (const event of EVENTS) document.addEventListener(event, onEvent);
    window.addEventListener("message", onMessage);
    return () => {
      window.clearTimeout(timer);
      for (const event of EVENTS) document.removeEventListener(event, onEvent);
      window.removeEventListener("message", onMessage);
    };
  }, [businessId, loadedAt]);

  return (
    <iframe ref={frame} src={href} title={`Así se ve la página de ${name}`} className="size-full border-0 bg-paper" />
  );
}
