const AUTH = /^\/auth\/v1(\/|$)/i;
/** "." and ".." as whole segments, also percent-encoded. */
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(\/|$)/i;
const AMBIGUOUS = /%2f|%5c|%00|\\|\/\//i;

/**
 * Why a path is refused, as a status; null when it is not. Our rules compare paths as they are written, but the
 * library's router decodes them: a path that can be read in two ways would pass by the rules. So there is one
 * spelling: nothing percent-encoded under /auth/v1, and elsewhere (names of stored objects) no segment but a plain one.
 * @param target what the request line says, before any normalisation.
 */
export function pathProblem(target: string): 400 | 404 | null {
  const path = target.replace(/[?#].*$/s, "");
  // Neither "*" nor a whole address, whose host would take the place of the one that was judged.
  if (!path.startsWith("/") || DOT_SEGMENT.test(path) || AMBIGUOUS.test(path) || !isDecodable(path)) return 400;
  return AUTH.test(path) && path.includes("%") ? 404 : null;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
