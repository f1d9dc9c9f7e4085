"use client";

import { ChevronLeft, ChevronRight, type IconNode } from "lucide";
import { createElement, type ReactNode, useRef, useState } from "react";

type Edge = "start" | "middle" | "end";

/** Less than this from an edge counts as the edge: browsers round. */
const EDGE_TOLERANCE_PX = 4;

function edgeOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Edge {
  if (scrollLeft <= EDGE_TOLERANCE_PX) return "start";
  return scrollLeft + clientWidth >= scrollWidth - EDGE_TOLERANCE_PX ? "end" : "middle";
}

/**
 * A row of slides that the browser itself scrolls (swipe, wheel, arrow keys when it has the focus); the buttons move it
 * by one slide. Without JavaScript only the buttons are missing.
 */
export function PromotionCarousel({ children }: { children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  const [edge, setEdge] = useState<Edge>("start");

  function move(direction: 1 | -1) {
    const slide = row.current?.firstElementChild;
    const width = slide instanceof HTMLElement ? slide.offsetWidth : 0;
    row.current?.scrollBy({ left: direction * width });
  }

  return (
    <div className="relative">
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Promociones"
        onScroll={({ currentTarget }) => setEdge(edgeOf(currentTarget))}
        className="carousel-row -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 sm:mx-0 sm:scroll-px-0 sm:px-0"
      >
        {children}
      </ul>
      <div className="mt-2 flex justify-end gap-2 noscript:hidden">
        <MoveButton
          label="Promociones anteriores"
          icon={ChevronLeft}
          isAtEdge={edge === "start"}
          onClick={() => move(-1)}
        />
        <MoveButton
          label="Promociones siguientes"
          icon={ChevronRight}
          isAtEdge={edge === "end"}
          onClick={() => move(1)}
        />
      </div>
    </div>
  );
}

type MoveButtonProps = { label: string; icon: IconNode; isAtEdge: boolean; onClick: () => void };

/** Stays focusable at the edge: a button that goes while it has the focus would leave a keyboard user nowhere. */
function MoveButton({ label, icon, isAtEdge, onClick }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEdge}
      onClick={isAtEdge ? undefined : onClick}
      className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full border border-field bg-white hover:bg-sand aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      <svg viewBox="0 0 24 24" className="size-5" fill="none" stroke="currentColor" strokeWidth={2} aria-hidden="true">
        {icon.map(([element, attributes], place) => createElement(element, { key: place, ...attributes }))}
      </svg>
    </button>
  );
}
