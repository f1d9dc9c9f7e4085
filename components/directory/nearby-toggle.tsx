import { Icon } from "@/components/ui/icon";

type NearbyToggleProps = {
  /** "missing": the address asks for distances, but nobody knows from where. */
  state: "off" | "on" | "missing";
  nearbyHref: string;
  usualHref: string;
};

const STATES = { off: "no", on: "si", missing: "falta" } as const;

/** "Cerca de mí" (`browser/on-demand/nearby.ts`). Where nobody knows from where, it asks by itself. */
export const NearbyToggle = ({ state, nearbyHref, usualHref }: NearbyToggleProps) => (
  <button
    // It keeps the focus when the list comes anew, and its words change.
    id="cerca-de-mi"
    type="button"
    data-script="nearby"
    data-script-now={state === "missing" ? "nearby" : undefined}
    data-held=""
    data-estado={STATES[state]}
    data-cerca={nearbyHref}
    data-normal={usualHref}
    aria-pressed={state === "on"}
    className="chip"
  >
    <Icon name="locate-fixed" />
    <span data-rotulo="" suppressHydrationWarning>
      Cerca de mí
    </span>
    {state === "on" && <span className="rounded-full bg-action px-2 text-night text-sm">ON</span>}
  </button>
);
