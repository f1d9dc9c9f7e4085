import { whenIdle } from "@/lib/browser/when-idle";
import { describeNow } from "@/lib/businesses/hours/describe-now";
import { readOpeningMarks } from "@/lib/businesses/hours/opening-marks";

const MINUTE_MS = 60_000;
const MOST_WAIT_MS = 2_000;

/** "Abierto · cierra a las 22:00", its first words in the colour of what they say. */
function tell(place: HTMLElement): void {
  const { kind, text } = describeNow(readOpeningMarks(place.dataset), new Date());
  // On a day of unknown hours the schedule says what is known.
  if (kind === "unknown") return;
  const [word = "", ...rest] = text.split(" · ");
  const strong = document.createElement("b");
  strong.textContent = word;
  place.dataset.estado = kind;
  place.replaceChildren(strong, rest.map((part) => ` · ${part}`).join(""));
}

/**
 * Says in the place of a schedule (`data-apertura`) what it means by the visitor's clock, from minute to minute: pages are kept,
 * and cannot know the time.
 */
export function start(place: HTMLElement): void {
  whenIdle(() => {
    tell(place);
    const timer = setInterval(() => (place.isConnected ? tell(place) : clearInterval(timer)), MINUTE_MS);
  }, MOST_WAIT_MS);
}
