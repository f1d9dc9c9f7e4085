import { formatLongMoment } from "@/lib/format";
import { formatRecentMoment } from "@/lib/time/recent-moment";

type MomentProps = {
  /** ISO 8601. */
  at: string;
  isExact?: boolean;
};

/** A moment in Mexico City. The pages of the administration are made for each request. */
export function Moment({ at, isExact = false }: MomentProps) {
  const moment = new Date(at);
  return (
    <time dateTime={moment.toISOString()} title={formatLongMoment(moment)}>
      {isExact ? formatLongMoment(moment) : formatRecentMoment(moment, new Date())}
    </time>
  );
}
