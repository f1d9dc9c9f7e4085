"use client";

import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { READY, type TypedMessage } from "./preview-messages";

type PreviewProps = {
  href: string;
  businessId: string;
  name: string;
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

function PreviewFrame({ href, businessId, name, loadedAt }: PreviewProps) {
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

const WIDE = "(width >= 80rem)";

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );

export function PreviewPane(props: PreviewProps) {
  const isWide = useIsWide();
  return (
    <aside aria-label="Cómo queda tu página" className="hidden xl:block">
      {isWide && (
        <div className="sticky top-6 h-[min(45rem,calc(100dvh-3rem))] w-[22.5rem] overflow-hidden rounded-card border border-line">
          <PreviewFrame {...props} />
        </div>
      )}
    </aside>
  );
}

export function PreviewSheet(props: PreviewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    // Links that leave a page with changes are asked about; this one leaves nothing.
    setIsOpen(true);
    dialog.current?.showModal();
  }

  return (
    <>
      <a
        href={props.href}
        target="_blank"
        rel="noopener"
        onClick={open}
        className="text-link inline-flex min-h-11 items-center text-sm xl:scripted:hidden"
      >
        Ver cómo queda
      </a>
      <dialog
        ref={dialog}
        aria-label="Cómo queda tu página"
        onClose={() => setIsOpen(false)}
        className="m-0 mt-auto h-[92dvh] max-h-none w-full max-w-none overflow-hidden rounded-t-card bg-paper p-0 backdrop:bg-night/60 md:m-auto md:w-[24rem] md:rounded-card"
      >
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between gap-4 border-line border-b px-4">
            <p className="font-semibold">Así se ve tu página</p>
            <Button variant="link" size="sm" onClick={() => dialog.current?.close()}>
              Cerrar
            </Button>
          </div>
          <div className="min-h-0 flex-1">{isOpen && <PreviewFrame {...props} />}</div>
        </div>
      </dialog>
    </>
  );
}
