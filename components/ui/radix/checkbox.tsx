"use client";

import { Checkbox as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { Icon } from "../icon";

/** A box that may also be half ticked, as the one above a table's rows; in a form that is sent, CheckboxField. */
export function Checkbox({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn(
        // The box is small, what can be pressed is not.
        "relative grid size-6 shrink-0 cursor-pointer place-items-center rounded-[6px] border-2 border-field bg-card after:absolute after:-inset-2.5 data-[state=unchecked]:text-transparent data-[state=checked]:border-ink data-[state=indeterminate]:border-ink",
        className,
      )}
      {...props}
    >
      <Primitive.Indicator forceMount>
        <Icon name="check" className="size-4" />
      </Primitive.Indicator>
    </Primitive.Root>
  );
}
