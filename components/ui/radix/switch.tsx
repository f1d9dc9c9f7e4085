"use client";

import { Switch as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** Switch that is on or off, at once. Its name stands beside it, in a label or `aria-label`. */
export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn(
        "relative h-7 w-12 shrink-0 cursor-pointer rounded-full border-2 border-field bg-card after:absolute after:-inset-2 disabled:opacity-60 data-[state=checked]:border-ink data-[state=checked]:bg-ink",
        className,
      )}
      {...props}
    >
      <Primitive.Thumb className="block size-5 translate-x-0.5 rounded-full bg-field motion-safe:transition-transform data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-card" />
    </Primitive.Root>
  );
}
