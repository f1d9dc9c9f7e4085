import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";

/** A row of slides that the browser scrolls; buttons move it by one, and are missing without JavaScript. */
export const PromotionCarousel = ({ children }: { children: ReactNode }) => (
  <div data-script="carousel" className="relative">
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Promociones"
      className="carousel-row -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 sm:mx-0 sm:scroll-px-0 sm:px-0"
    >
      {children}
    </ul>
    <div className="mt-2 flex justify-end gap-2 noscript:hidden">
      <StepButton step={-1} label="Promociones anteriores" icon="chevron-left" isAtEdge />
      <StepButton step={1} label="Promociones siguientes" icon="chevron-right" isAtEdge={false} />
    </div>
  </div>
);

type StepButtonProps = { step: 1 | -1; label: string; icon: IconName; isAtEdge: boolean };

const StepButton = ({ step, label, icon, isAtEdge }: StepButtonProps) => (
  <button
    type="button"
    data-paso={step}
    data-held=""
    aria-label={label}
    aria-disabled={isAtEdge}
    className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full border border-field bg-card hover:bg-sand aria-disabled:cursor-default aria-disabled:opacity-40"
  >
    <Icon name={icon} />
  </button>
);
