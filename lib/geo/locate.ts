import { type Position, parsePosition } from "./position";

/** Specification, section 9. */
const GEOLOCATION_TIMEOUT_MS = 10_000;
const PERMISSION_DENIED = 1;

export type Located = { kind: "located"; position: Position } | { kind: "unsupported" | "denied" | "failed" };

/** Asks the browser, and with it the visitor, for the position. Never throws. */
export function locate(): Promise<Located> {
  if (!("geolocation" in navigator)) return Promise.resolve({ kind: "unsupported" });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = parsePosition(coords.latitude, coords.longitude);
        resolve(position ? { kind: "located", position } : { kind: "failed" });
      },
      ({ code }) => resolve({ kind: code === PERMISSION_DENIED ? "denied" : "failed" }),
      { enableHighAccuracy: true, timeout: GEOLOCATION_TIMEOUT_MS },
    );
  });
}
