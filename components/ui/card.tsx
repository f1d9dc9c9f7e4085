import type { ComponentProps } from "react";

/** A white sheet on the warm paper: a thin border, no shadow. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div className={className ? `card ${className}` : "card"} {...props} />;
}
