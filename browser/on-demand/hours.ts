import { whenIdle } from "@/lib/browser/when-idle";
import { describeNow } from "@/lib/businesses/hours/describe-now";
import { readOpeningMarks } from "@/lib/businesses/hours/opening-marks";

const MINUTE_MS = 60_000;
const MAX_WAIT_MS = 2_000;
/** A screen above and below: whoever scrolls finds it said. */
const NEAR = { rootMargin: "100% 0px" };

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

/** Places near what is seen. A long list is not worked out on a phone that shows four of its rows. */
const near = new Set<HTMLElement>();

function follow(entries: readonly IntersectionObserverEntry[]): void {
  const come = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLElement);
  for (const { target } of entries) near.delete(target as HTMLElement);
  for (const place of come) near.add(place);
  whenIdle(() => {
    for (const place of come) if (near.has(place)) tell(place);
  }, MAX_WAIT_MS);
}
const sight = new IntersectionObserver(follow, NEAR);
setInterval(() => near.forEach(tell), MINUTE_MS);

/** Says what a schedule (`data-apertura`) means by the visitor's clock: kept pages cannot know the time. */
export const start = (place: HTMLElement): void => sight.observe(place);
