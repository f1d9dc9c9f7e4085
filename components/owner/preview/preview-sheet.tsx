"use client";

import { type MouseEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { PreviewFrame, type PreviewProps } from "./preview-frame";

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
