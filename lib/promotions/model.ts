import type { DateRange } from "@/lib/date-range";

/** A row of `promociones`. */
export type Promotion = DateRange & {
  id: string;
  businessId: string;
  title: string | null;
  description: string | null;
  imageUrl: string | null;
};
