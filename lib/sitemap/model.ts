/** A page that search engines should visit. */
export type SitemapEntry = {
  /** Its canonical address on the site. */
  path: string;
  /** When its content last changed, ISO 8601; null when that is not known. */
  updatedAt: string | null;
};
