/** Path at which links end; supabase/config.toml names it for a hosted project. */
const END = "/auth/callback";

/** The address to return to if it is the one of this site that links may end at, whatever its query says; null for anything else. */
export function ownRedirect(candidate: string | null, siteUrl: string): string | null {
  if (!candidate || !URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  return url.origin + url.pathname === new URL(siteUrl).origin + END ? url.href : null;
}
