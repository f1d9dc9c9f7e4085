/** Names under which cached responses are filed; the triggers of supabase/schemas/*_changes.sql write the same. */
export const cacheTags = {
  /** Every list that is not of one category or activity: the directory, search results, featured businesses, counts. */
  businesses: "businesses",
  /** Every page of one business, expired at once after a burst of changes. */
  everyBusiness: "every-business",
  categories: "categories",
  business: (slug: string) => `business:${slug}`,
  category: (slug: string) => `category:${slug}`,
  activity: (slug: string) => `activity:${slug}`,
} as const;
