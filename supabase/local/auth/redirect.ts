/** The address to return to if it is one of this site; null for anything else. */
export function ownRedirect(candidate: string | null, siteUrl: string): string | null {
  if (!candidate || !URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  return url.origin === new URL(siteUrl).origin ? url.href : null;
}
