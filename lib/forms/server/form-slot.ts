import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { ACTION_HEADER } from "@/lib/http/next-internals";

export type FormSlot<State> = {
  /** Leaves the state for the page; a browser without scripts is led on at once where the state has a path. */
  keep: (state: State) => Promise<State>;
  /** Null in a request in which this form was not sent. */
  read: () => Promise<State | null>;
};

const states = new WeakMap<object, Map<string, unknown>>();

const pathOf = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "path" in state && typeof state.path === "string" ? state.path : null;

/**
 * For forms that work without scripts on private pages: what the action has said reaches the page that answers it, by the
 * headers, which are one object for the whole of a request (decision 12 says why not by `useActionState`).
 * @param name of the form, one of its own among those of a page.
 */
export function formSlot<State>(name: string): FormSlot<State> {
  return {
    async keep(state) {
      const request = await headers();
      const path = pathOf(state);
      if (path !== null && !request.has(ACTION_HEADER)) redirect(path);
      const ofRequest = states.get(request) ?? new Map<string, unknown>();
      states.set(request, ofRequest.set(name, state));
      return state;
    },
    // Only `keep` of the same name has written there.
    read: async () => (states.get(await headers())?.get(name) as State | undefined) ?? null,
  };
}
