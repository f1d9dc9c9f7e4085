"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useCallback, useEffect, useRef, useState, useTransition } from "react";
import { showProblem } from "@/lib/browser/show-message";
import { dismissErrors } from "@/lib/browser/toasts";
import { positionCookie } from "@/lib/geo/position-cookie";
import { MESSAGES } from "@/lib/messages";
import { LoadingNote } from "./loading-note";
import { type Located, locate } from "./locate";
import { notePosition } from "./position-failure";

/** "missing": the address asks for distances, but nobody knows from where. */
type NearbyState = "off" | "on" | "missing";

type NearbyToggleProps = {
  state: NearbyState;
  /** The same list by distance, and in its usual order. */
  nearbyHref: string;
  usualHref: string;
  className: string;
  icon: ReactNode;
};

const tellFailure = (kind: Exclude<Located["kind"], "located">): void =>
  showProblem(kind === "unsupported" ? MESSAGES.noGeolocation : MESSAGES.positionFailed);

/** "Cerca de mí": asks for the position, leaves it where the server reads it, and has the list sorted by distance. */
export function NearbyToggle({ state, nearbyHref, usualHref, className, icon }: NearbyToggleProps) {
  const router = useRouter();
  const [isLocating, setIsLocating] = useState(false);
  const [isLoading, startLoading] = useTransition();
  const hasAsked = useRef(false);

  const turnOn = useCallback(async () => {
    setIsLocating(true);
    const located = await locate();
    setIsLocating(false);
    notePosition({ isKnown: located.kind === "located" });
    if (located.kind !== "located") {
      tellFailure(located.kind);
      if (state === "missing") startLoading(() => router.replace(usualHref));
      return;
    }
    dismissErrors();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some of the browsers in use
    document.cookie = positionCookie(located.position, window.location.protocol === "https:");
    startLoading(() => {
      if (state === "missing") router.refresh();
      else router.replace(nearbyHref);
    });
  }, [state, router, nearbyHref, usualHref]);

  useEffect(() => {
    if (state !== "missing") hasAsked.current = false;
    if (state !== "missing" || hasAsked.current) return;
    hasAsked.current = true;
    void turnOn();
  }, [state, turnOn]);

  return (
    <>
      <button
        type="button"
        aria-pressed={state === "on"}
        disabled={isLocating}
        onClick={() => (state === "on" ? startLoading(() => router.replace(usualHref)) : void turnOn())}
        className={className}
      >
        {icon}
        {isLocating ? "Ubicando…" : "Cerca de mí"}
        {state === "on" && <span className="rounded-full bg-action px-2 text-ink text-sm">ON</span>}
      </button>
      <LoadingNote isLoading={isLoading} />
    </>
  );
}
