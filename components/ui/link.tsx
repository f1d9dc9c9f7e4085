import type { ComponentProps } from "react";

type LinkProps = ComponentProps<"a"> & {
  href: string;
  /** The page takes the place of this one in the history: "back" leads to the one before. */
  replace?: boolean;
};

/**
 * A link within the site: plain HTML, of which a page has a hundred, that `LinkNavigation` follows without loading the
 * site's frame anew. Nothing is fetched because a link is on the screen: a page of results would bring a dozen others, with
 * their pictures, on prepaid data.
 */
export const Link = ({ replace = false, ...props }: LinkProps) => (
  <a data-link={replace ? "replace" : "push"} {...props} />
);
