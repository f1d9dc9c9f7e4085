import type { IsoDate } from "@/lib/clock";

/** A row of `promociones`. Dates are days in Mexico City, both included; null is open-ended. */
export type Promotion = {
  id: string;
  businessId: string;
  title: string | null;
  description: string | null;
  imageUrl: string | null;
  startsOn: IsoDate | null;
  endsOn: IsoDate | null;
};
