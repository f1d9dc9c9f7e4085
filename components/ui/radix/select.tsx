"use client";

import { Select as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { Icon } from "../icon";
import { itemClasses, popupClasses } from "./surface";

type SelectProps = Omit<ComponentProps<typeof Primitive.Root>, "children"> & {
  id?: string;
  "aria-label"?: string;
  className?: string;
  choices: readonly { value: string; label: string; isDisabled?: boolean }[];
};

/** Select for dense tables, where the phone's own list is in the way; elsewhere the native select is the better one. */
export function Select({ id, "aria-label": ariaLabel, className, choices, ...props }: SelectProps) {
  return (
    <Primitive.Root {...props}>
      <Primitive.Trigger
        id={id}
        aria-label={ariaLabel}
        className={cn(
          "flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded-field border border-field bg-card px-3 text-base",
          className,
        )}
      >
        <Primitive.Value />
        <Icon name="chevron-down" className="size-5 shrink-0" />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content position="popper" sideOffset={4} collisionPadding={8} className={popupClasses}>
          <Primitive.Viewport className="p-1">
            {choices.map(({ value, label, isDisabled = false }) => (
              <Primitive.Item key={value} value={value} disabled={isDisabled} className={itemClasses}>
                <Primitive.ItemText>{label}</Primitive.ItemText>
                <Primitive.ItemIndicator className="ml-auto">
                  <Icon name="check" className="size-5" />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
