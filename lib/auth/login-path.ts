import { routes } from "@/lib/routes";

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
  return routes.login(paid ? { redirect: pathname, aviso: "pagado" } : { redirect: pathname + search });
}
