"use client";

import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";

type NavLinkProps = Omit<ComponentProps<typeof Link>, "href"> & { href: string };

/**
 * A link of the site's navigation that says when it leads to the page one is on. It says so once the browser has taken
 * over: kept pages are rendered under internal addresses, and one header serves them all.
 */
export function NavLink({ href, ...props }: NavLinkProps) {
  const pathname = usePathname();
  const isHydrated = useIsHydrated();
  return <Link href={href} aria-current={isHydrated && pathname === href ? "page" : undefined} {...props} />;
}
