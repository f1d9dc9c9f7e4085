import type { ComponentProps } from "react";

type LinkProps = ComponentProps<"a"> & {
  href: string;
  /** The page takes the place of this one in the history: "back" leads to the one before. */
  replace?: boolean;
};

/** A link within the site: plain HTML that `LinkNavigation` follows without loading the frame anew. Nothing is fetched ahead: a page of
 * results would bring a dozen pages on prepaid data. */
export const Link = ({ replace = false, ...props }: LinkProps) => (
  <a data-link={replace ? "replace" : "push"} {...props} />
);
