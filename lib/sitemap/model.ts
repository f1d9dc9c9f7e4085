export type SitemapEntry = {
  path: string;
  /** ISO 8601; null when not known. */
  updatedAt: string | null;
};
