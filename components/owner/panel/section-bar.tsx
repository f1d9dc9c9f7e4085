import type { ReactNode } from "react";

type SectionBarProps = {
  isDirty: boolean;
  /** "14:03"; null while nothing was saved here. */
  savedAt: string | null;
  /** The server cannot be reached: what was typed is kept on the device. */
  isOffline?: boolean;
  children: ReactNode;
};

export function SectionBar({ isDirty, savedAt, isOffline = false, children }: SectionBarProps) {
  const saved = savedAt === null ? null : `Guardado a las ${savedAt}`;
  const unsaved = isOffline ? "Sin conexión: lo guardamos aquí" : "Sin guardar";
  return (
    <div className="sticky bottom-0 z-10 mt-15 flex min-h-[calc(4rem+env(safe-area-inset-bottom))] items-center justify-between gap-x-3 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)]">
      <span role="status" className="min-w-0 flex-1 text-ink-soft text-sm">
        {isDirty ? unsaved : saved}
      </span>
      <div className="ml-auto">{children}</div>
    </div>
  );
}
