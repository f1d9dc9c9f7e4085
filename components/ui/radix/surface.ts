export const overlayClasses =
  "fixed inset-0 z-40 bg-night/50 motion-safe:transition-opacity motion-safe:starting:opacity-0";

/** A window in the middle of the screen; a sheet at the bottom of a phone's. */
export const panelClasses =
  "fixed z-50 max-h-[90dvh] overflow-y-auto overscroll-contain bg-card p-5 text-ink outline-none max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-card max-sm:pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:top-1/2 sm:left-1/2 sm:w-[min(32rem,calc(100vw-2rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card";
