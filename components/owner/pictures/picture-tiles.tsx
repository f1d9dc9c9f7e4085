"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { NewTabNote } from "@/components/ui/new-tab-note";
import { cn } from "@/lib/cn";
import type { Upload, UploadQueue } from "./upload-queue";

type UploadTileProps = {
  upload: Upload;
  queue: Pick<UploadQueue<never>, "cancel" | "retry">;
  /** Width by height. */
  frame: number;
  words?: { working: string; stop: string };
};

const WORDS = { working: "Preparando la foto…", stop: "Cancelar" };

const percent = (share: number): string => `${Math.floor(share * 100)} %`;

function stateText({ state, place, share }: Upload, working: string): string {
  if (place !== null) return `En fila: lugar ${place}`;
  return state === "sending" ? `Subiendo: ${percent(share)}` : working;
}

export function UploadTile({ upload, queue, frame, words = WORDS }: UploadTileProps) {
  const { id, name, preview, state, share, failure } = upload;
  return (
    <div
      className={cn("relative grid overflow-clip rounded-field bg-sand", failure && "border-2 border-error")}
      style={{ aspectRatio: frame }}
      data-upload={state}
    >
      <img
        src={preview}
        alt=""
        // A picture that this browser cannot draw, as HEIC, is no broken sign.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
        className="absolute inset-0 size-full object-cover opacity-60"
      />
      <div
        className={cn(
          "relative grid content-center gap-2 p-2 text-sm",
          failure ? "bg-error-soft" : "self-end on-ink tabular-nums",
        )}
      >
        {failure === null ? (
          <>
            <progress
              aria-label={`Subiendo ${name}`}
              max={1}
              // Without a value it says that it goes on, and not how far.
              {...(state === "working" ? {} : { value: share })}
              className="progress-line h-2 w-full"
            />
            <p>{stateText(upload, words.working)}</p>
          </>
        ) : (
          <div role="alert" className="wrap-anywhere text-error">
            <p className="font-semibold">{failure.message}</p>
            {failure.link && (
              <a
                href={failure.link.href}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 items-center underline"
              >
                {failure.link.label}
                <NewTabNote />
              </a>
            )}
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          {failure !== null && !failure.isFinal && (
            <Button size="sm" onClick={() => queue.retry(id)}>
              Reintentar<span className="sr-only"> {name}</span>
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={() => queue.cancel(id)}>
            {failure === null ? words.stop : "Quitar"}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}

export function RemovedTile({ said, frame, onUndo }: { said: string; frame: number; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button is gone.
  useEffect(() => undo.current?.focus(), []);
  return (
    <div
      className="grid place-content-center justify-items-center gap-2 rounded-field border border-field border-dashed p-2 text-center text-sm"
      style={{ aspectRatio: frame }}
    >
      <p>{said}</p>
      <Button ref={undo} size="sm" variant="outline" onClick={onUndo}>
        Deshacer
      </Button>
    </div>
  );
}

export const WaitingNote = () => (
  <p className="rounded-field bg-sand px-4 py-3 text-sm">
    <strong>En revisión.</strong> La publicamos en cuanto la revisemos; mientras tanto tu página sigue como estaba.
  </p>
);
