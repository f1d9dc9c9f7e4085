import type { OrderMoment } from "@/lib/payments/order-timeline";
import { Moment } from "./moment";

export function OrderTimeline({ moments }: { moments: readonly OrderMoment[] }) {
  const now = Date.now();
  return (
    <ol className="grid gap-2 border-line border-l-2 pl-4">
      {moments.map(({ at, text }, index) => (
        // Nothing else tells two of them apart, and the list never changes on the page.
        // biome-ignore lint/suspicious/noArrayIndexKey: as said above
        <li key={index} className={Date.parse(at) > now ? "text-ink-soft" : undefined}>
          <span className="block text-ink-soft text-sm">
            <Moment at={at} isExact />
          </span>
          <span className="wrap-anywhere">{text}</span>
        </li>
      ))}
    </ol>
  );
}
