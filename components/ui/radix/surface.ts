export const overlayClasses =
  "fixed inset-0 z-40 bg-night/50 motion-safe:transition-opacity motion-safe:starting:opacity-0";

/** A window in the middle of the screen; a sheet at the bottom of a phone's. */
export const panelClasses =
  "fixed z-50 max-h-[90dvh] overflow-y-auto overscroll-contain bg-card p-5 text-ink outline-none max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-card max-sm:pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:top-1/2 sm:left-1/2 sm:w-[min(32rem,calc(100vw-2rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card";

export const popupClasses =
  "z-50 max-h-(--radix-popper-available-height) overflow-y-auto rounded-card border border-line bg-card text-ink outline-none";

export const itemClasses =
  "flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-field px-3 text-base outline-none data-[highlighted]:bg-sand data-[highlighted]:shadow-[inset_4px_0_0_var(--color-action-strong)] data-[disabled]:cursor-default data-[disabled]:text-ink-soft data-[disabled]:line-through";
