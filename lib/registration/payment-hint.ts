/** Claims of the address on a payment: they only choose what is shown, the ledger alone knows. */
type Query = Readonly<Record<string, string | string[] | undefined>>;

const first = (query: Query, key: string): string => {
  const value = query[key];
  return ((Array.isArray(value) ? value[0] : value) ?? "").trim().toLowerCase();
};

const PAID: ReadonlySet<string> = new Set(["true", "1", "approved", "success"]);
const APPROVED: ReadonlySet<string> = new Set(["approved", "success"]);
const FAILED: ReadonlySet<string> = new Set(["failure", "failed", "rejected", "cancelled", "null"]);

/** Specification of the registration, section 4: somebody comes back from a checkout that went well, by the address. */
export function looksPaid(query: Query): boolean {
  const statuses = [first(query, "collection_status"), first(query, "status")];
  if (PAID.has(first(query, "paid")) || statuses.some((status) => APPROVED.has(status))) return true;
  const hasPayment = first(query, "payment_id") !== "" || first(query, "preference_id") !== "";
  return hasPayment && !statuses.some((status) => FAILED.has(status));
}

/** The checkout is to be opened without a further press: 1, true or yes. */
export const isAutomatic = (query: Query): boolean => ["1", "true", "yes"].includes(first(query, "auto"));

/** State of the address's payment: "waiting" while it is not decided, "unknown" where nobody knows of any. */
export type Standing = "confirmed" | "waiting" | "unknown";
