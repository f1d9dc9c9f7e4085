"use client";

import { ChevronLeft, ChevronRight, type IconNode, X } from "lucide";
import { createElement, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";

export type GalleryPicture = { url: string; alt: string };

type GalleryViewerProps = {
  pictures: readonly GalleryPicture[];
  businessName: string;
  /** The place of the picture to begin with. */
  start: number;
  onClose: () => void;
};

/**
 * The pictures one by one over the whole screen. The browser's own modal dialog closes on Escape, keeps the focus inside
 * and gives it back; the row of pictures is scrolled, so that a swipe is the browser's own too.
 */
export function GalleryViewer({ pictures, businessName, start, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  const total = pictures.length;

  useLayoutEffect(() => {
    dialog.current?.showModal();
    row.current?.scrollTo({ left: start * row.current.clientWidth, behavior: "instant" });
  }, [start]);

  /** At once, past the last to the first: gliding is for fingers. */
  function show(wanted: number) {
    const next = (wanted + total) % total;
    row.current?.scrollTo({ left: next * row.current.clientWidth, behavior: "instant" });
    setIndex(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    show(index + step);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={`Fotos de ${businessName}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="on-ink m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden"
    >
      <ViewerButton label="Cerrar" icon={X} onClick={() => dialog.current?.close()} className="top-2 right-2" />
      <p
        aria-live="polite"
        className="absolute top-4 left-4 z-1 rounded-full bg-ink/80 px-3 py-2 font-semibold leading-none"
      >
        {index + 1} / {total}
      </p>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        className="viewer-row flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain"
      >
        {pictures.map(({ url, alt }, place) => (
          <li
            key={url}
            aria-hidden={place !== index}
            className="relative flex h-full w-screen shrink-0 snap-center snap-always items-center justify-center"
          >
            <Picture url={url} alt={alt} isNear={Math.abs(place - index) <= 1} />
          </li>
        ))}
      </ul>
      {total > 1 && (
        <>
          <ViewerButton
            label="Foto anterior"
            icon={ChevronLeft}
            onClick={() => show(index - 1)}
            className="viewer-side left-2"
          />
          <ViewerButton
            label="Foto siguiente"
            icon={ChevronRight}
            onClick={() => show(index + 1)}
            className="viewer-side right-2"
          />
        </>
      )}
    </dialog>
  );
}

function Picture({ url, alt, isNear }: { url: string; alt: string; isNear: boolean }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <p className="px-16 text-center">No se pudo cargar esta foto.</p>;
  return (
    <img
      src={url}
      alt={alt}
      loading={isNear ? "eager" : "lazy"}
      decoding="async"
      onError={() => setHasFailed(true)}
      className="max-h-full max-w-full object-contain"
    />
  );
}

type ViewerButtonProps = { label: string; icon: IconNode; onClick: () => void; className: string };

function ViewerButton({ label, icon, onClick, className }: ViewerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`absolute z-1 inline-flex size-12 cursor-pointer items-center justify-center rounded-full bg-ink/80 text-paper hover:bg-ink-raised ${className}`}
    >
      <svg viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth={2} aria-hidden="true">
        {icon.map(([element, attributes], place) => createElement(element, { key: place, ...attributes }))}
      </svg>
    </button>
  );
}
