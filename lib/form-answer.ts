import "server-only";
import { headers } from "next/headers";

/** Carries what an action says to the page that is rendered in answer to the same request. */
export type FormAnswer<State> = {
  keep: (state: State) => Promise<State>;
  /** Null in a request that no action was called in. */
  read: () => Promise<State | null>;
};

/**
 * For forms that work without scripts on private pages: Next resumes such a page from its prerendered shell, and the state
 * of `useActionState` is not handed to what is resumed (Next 16.4). The headers are one object for the whole of a request.
 */
export function createFormAnswer<State>(): FormAnswer<State> {
  const answers = new WeakMap<object, State>();
  return {
    async keep(state) {
      answers.set(await headers(), state);
      return state;
    },
    read: async () => answers.get(await headers()) ?? null,
  };
}
