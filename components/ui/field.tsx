import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { Icon } from "./icon";

// 16 px text: smaller makes phones zoom in on focus.
const fieldClasses = "h-12 w-full min-w-0 rounded-field border border-field bg-white text-base text-ink";

/** A one-line text field. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn(fieldClasses, "text-ellipsis px-4 placeholder:text-ink-soft", className)} {...props} />;
}

/** The browser's own select: works without JavaScript, and opens the phone's own list. */
export function Select({ className, ...props }: ComponentProps<"select">) {
  return (
    <span className="relative block min-w-0">
      <select
        className={cn(fieldClasses, "cursor-pointer appearance-none truncate pr-10 pl-4", className)}
        {...props}
      />
      <Icon name="chevron-down" className="pointer-events-none absolute top-3.5 right-3 size-5" />
    </span>
  );
}

/** The name of a field. */
export function Label({ className, ...props }: ComponentProps<"label">) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller passes htmlFor
  return <label className={cn("font-semibold text-sm", className)} {...props} />;
}
