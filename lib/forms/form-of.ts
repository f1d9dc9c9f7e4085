/** The form that a server action was called with: the last argument, behind bound ones and, from a browser without scripts, the state
 * before. Anybody may call an action with something that is none. */
export function formOf(...sent: readonly unknown[]): FormData {
  const form = sent.at(-1);
  return form instanceof FormData ? form : new FormData();
}
