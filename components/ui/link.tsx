import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link within the site. Nothing is fetched because a link is on the screen: a page of results would bring a dozen
 * others, with their pictures, on prepaid data. `PrefetchOnHover` fetches what a mouse points at.
 */
export const Link = (props: ComponentProps<typeof NextLink>) => <NextLink prefetch={false} {...props} />;
