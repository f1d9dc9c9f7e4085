import { routes } from "@/lib/routes";

/** Sign-in page, and then back. A buyer back from paying is told to use that address: a query opens nothing. */
export function loginPathFor({
  pathname,
  search,
  searchParams,
}: Pick<URL, "pathname" | "search" | "searchParams">): string {
  const paid = pathname === routes.ownerPanel() && searchParams.get("paid") === "success";
  return routes.login(paid ? { redirect: pathname, aviso: "pagado" } : { redirect: pathname + search });
}
