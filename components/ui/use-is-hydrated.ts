import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False on the server and until the browser has taken the page over. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
