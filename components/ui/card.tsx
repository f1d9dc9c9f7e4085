import type { ComponentProps } from "react";

export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div className={className ? `card ${className}` : "card"} {...props} />;
}
