import type { DateRange } from "@/lib/time/date-range";

/** A row of `promociones`. */
export type Promotion = DateRange & {
  id: string;
  businessId: string;
  title: string | null;
  description: string | null;
  imageUrl: string | null;
};
