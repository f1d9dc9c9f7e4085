import type { ReactNode } from "react";

type SectionBarProps = {
  isDirty: boolean;
  /** "14:03"; null while nothing was saved here. */
  savedAt: string | null;
  children: ReactNode;
};

/** Stays at the bottom of the screen: whether what is shown is stored, and the button. */
export function SectionBar({ isDirty, savedAt, children }: SectionBarProps) {
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-3 border-line border-t bg-paper py-3">
      <span role="status" className="text-ink-soft text-sm">
        {isDirty ? "Sin guardar" : savedAt !== null && `Guardado a las ${savedAt}`}
      </span>
      {children}
    </div>
  );
}
