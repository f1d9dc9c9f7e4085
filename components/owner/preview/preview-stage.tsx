"use client";

import { type ReactNode, type SyntheticEvent, useEffect, useState, useSyncExternalStore } from "react";
import { READY, readTyped } from "./preview-messages";

type PreviewStageProps = {
  back: string;
  /** The page with what stands in a form; null where there is nothing else to show. */
  render: (form: FormData) => Promise<ReactNode>;
  children: ReactNode;
};

const STOPS = "a, button, input, select, textarea, summary, iframe, [tabindex]";

const never = () => () => undefined;
const useIsFramed = (): boolean =>
  useSyncExternalStore(
    never,
    () => window.parent !== window,
    () => false,
  );

function refuse(event: SyntheticEvent): void {
  if (event.target instanceof Element && event.target.closest("summary")) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Page as a visitor would see it: nothing does anything or is counted, and a frame's keyboard passes it by. */
export function PreviewStage({ back, render, children }: PreviewStageProps) {
  const isFramed = useIsFramed();
  const typed = useTyped(render);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is drawn with stops of its own
  useEffect(() => {
    if (isFramed) for (const stop of document.querySelectorAll<HTMLElement>(STOPS)) stop.tabIndex = -1;
  }, [isFramed, typed]);
  return (
    <>
      {!isFramed && (
        <p className="page-width flex flex-wrap items-center justify-between gap-x-4 bg-sand py-1">
          Así se ve tu página. Aquí los botones no hacen nada.
          <a href={back} className="text-link inline-flex min-h-11 items-center">
            Volver a tu negocio
          </a>
        </p>
      )}
      <div onClickCapture={refuse} onAuxClickCapture={refuse} onSubmitCapture={refuse}>
        {typed ?? children}
      </div>
    </>
  );
}

function useTyped(render: PreviewStageProps["render"]): ReactNode {
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    const panel = window.parent;
    if (panel === window) return;
    let next: FormData | null = null;
    let isBusy = false;
    async function show() {
      while (next) {
        const form = next;
        next = null;
        const made = await render(form).catch(() => null);
        if (made) setShown(made);
      }
      isBusy = false;
    }
    function listen({ source, origin, data }: MessageEvent) {
      const form = source === panel && origin === window.location.origin ? readTyped(data) : null;
      if (!form) return;
      next = form;
      if (isBusy) return;
      isBusy = true;
      void show();
    }
    window.addEventListener("message", listen);
    panel.postMessage(READY, window.location.origin);
    return () => window.removeEventListener("message", listen);
  }, [render]);
  return shown;
}
