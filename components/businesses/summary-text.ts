import type { BusinessCard } from "@/lib/businesses/model";

/** What a shop does: its owner's words, else the activity under which the census lists it; null when neither is known. */
export const summaryText = ({ description, activity }: Pick<BusinessCard, "description" | "activity">): string | null =>
  description ?? activity;
