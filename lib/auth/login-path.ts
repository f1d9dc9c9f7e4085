import { routes } from "@/lib/routes";
import { emailSchema } from "./schema";

/**
 * Where whoever is not signed in is led from a private page, and then back. Whoever comes to the panel after paying is told
 * to use the address that was paid with: what is in the address opens nothing.
 */
export function loginPathFor({
  pathname,
  search,
  searchParams,
}: Pick<URL, "pathname" | "search" | "searchParams">): string {
  const paid = pathname === routes.ownerPanel() && searchParams.get("paid") === "success";
  if (!paid) return routes.login({ redirect: pathname + search });
  const email = emailSchema.safeParse(searchParams.get("email"));
  return routes.login({ redirect: pathname, email: email.data ?? null, aviso: "pagado" });
}
