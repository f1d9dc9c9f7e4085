"use client";

import NextLink, { useLinkStatus } from "next/link";
import type { ComponentProps } from "react";
import { usePendingNavigation } from "./pending-navigation";

/**
 * A link within the site. Nothing is fetched because a link is on the screen: a page of results would bring a dozen
 * others, with their pictures, on prepaid data. So a tap waits for the server, and says meanwhile that it was taken: the
 * link by its look, the page by `NavigationNote`.
 */
export const Link = ({ children, ...props }: ComponentProps<typeof NextLink>) => (
  <NextLink prefetch={false} {...props}>
    {children}
    <Pending href={String(props.href)} />
  </NextLink>
);

function Pending({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  usePendingNavigation(pending ? href : null);
  return pending && <span data-pending hidden />;
}
