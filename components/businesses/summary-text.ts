import type { BusinessCard } from "@/lib/businesses/model";

/** Trade of a shop: its owner's words, else the activity of the census; null when neither is known. */
export const summaryText = ({ description, activity }: Pick<BusinessCard, "description" | "activity">): string | null =>
  description ?? activity;
