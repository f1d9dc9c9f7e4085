/** Form of a server action: the last argument, behind bound ones and a former state. Anybody may call an action with something that is none. */
export function formOf(...sent: readonly unknown[]): FormData {
  const form = sent.at(-1);
  return form instanceof FormData ? form : new FormData();
}
