/** A server action's argument as a form: anybody may call one with something that is none. */
export const formOf = (sent: unknown): FormData => (sent instanceof FormData ? sent : new FormData());
