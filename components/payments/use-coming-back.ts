import { useEffect } from "react";

/** Runs when somebody comes back from the provider: a browser may then show the page as it was left. @param wake never changes. */
export function useComingBack(wake: () => void): void {
  useEffect(() => {
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, [wake]);
}
