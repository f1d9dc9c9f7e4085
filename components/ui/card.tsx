import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** A white sheet on the warm paper: a thin border, no shadow. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("rounded-card border border-line bg-white", className)} {...props} />;
}
