import type { ComponentProps } from "react";

type LinkProps = ComponentProps<"a"> & {
  href: string;
  replace?: boolean;
};

/** A link that `LinkNavigation` follows within the frame. Nothing is fetched ahead: a list would bring a dozen pages on prepaid data. */
export const Link = ({ replace = false, ...props }: LinkProps) => (
  <a data-link={replace ? "replace" : "push"} {...props} />
);
