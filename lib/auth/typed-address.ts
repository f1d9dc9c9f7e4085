/** The field in which whoever has no account types the address again, or pastes it: receipt and plan go there. */
export const CONFIRMATION_FIELD = "confirmacion";

export type TypedAddress = { email: string; confirmation: string };

export const NO_ADDRESS: TypedAddress = { email: "", confirmation: "" };

const EMAIL_PARAMETER = "email";
const PATH_PARAMETERS = ["redirect", "next"] as const;
/** A path in a path in a path: nobody writes more. */
const MAX_DEPTH = 3;
/** "e-mail|plan|order": how the payment provider may name an order. */
const REFERENCE_PARAMETER = "external_reference";

const ORDERS_PATH = "/admin/pagos";
const TERM_PARAMETER = "q";
export const TYPED_TERM = "@";

export const isTypedTwice = (email: string, confirmation: string): boolean =>
  email.trim().toLowerCase() === confirmation.trim().toLowerCase();

/** Takes what names a person out of a query. @returns what was found, null when there is nothing. */
function takeOut(query: URLSearchParams, depth: number): TypedAddress | null {
  const found: TypedAddress[] = [];
  const [email, confirmation] = [query.get(EMAIL_PARAMETER), query.get(CONFIRMATION_FIELD)];
  if (email !== null || confirmation !== null) found.push({ email: email ?? "", confirmation: confirmation ?? "" });
  query.delete(EMAIL_PARAMETER);
  query.delete(CONFIRMATION_FIELD);
  const reference = query.get(REFERENCE_PARAMETER)?.split("|") ?? [];
  if (reference[0]?.includes("@")) {
    found.push({ email: reference[0], confirmation: "" });
    query.set(REFERENCE_PARAMETER, reference.slice(1).join("|"));
  }
  for (const name of depth < MAX_DEPTH ? PATH_PARAMETERS : []) {
    const [path = "", inner = ""] = query.get(name)?.split(/\?(.*)/s) ?? [];
    const innerQuery = new URLSearchParams(inner);
    const within = takeOut(innerQuery, depth + 1);
    if (!within) continue;
    found.push(within);
    query.set(name, innerQuery.size > 0 ? `${path}?${innerQuery}` : path);
  }
  return found[0] ?? null;
}

function takeTerm(query: URLSearchParams): TypedAddress | null {
  const term = query.get(TERM_PARAMETER)?.trim() ?? "";
  if (!/\S@\S/.test(term)) return null;
  query.set(TERM_PARAMETER, TYPED_TERM);
  return { email: term, confirmation: "" };
}

/** Takes e-mails out of an address: histories, logs and other sites keep it. @returns it without them, and them; null for none. */
export function withoutTypedAddress(address: URL): { address: URL; typed: TypedAddress } | null {
  const clean = new URL(address);
  const term = clean.pathname === ORDERS_PATH ? takeTerm(clean.searchParams) : null;
  const typed = takeOut(clean.searchParams, 1) ?? term;
  return typed && { address: clean, typed };
}
