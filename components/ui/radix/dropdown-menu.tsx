"use client";

import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export const DropdownMenu = Primitive.Root;
export const DropdownMenuTrigger = Primitive.Trigger;

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className={cn(
          "z-50 max-h-(--radix-popper-available-height) min-w-48 overflow-y-auto rounded-card border border-line bg-card p-1 text-ink outline-none",
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

type DropdownMenuItemProps = ComponentProps<typeof Primitive.Item> & {
  isDestructive?: boolean;
};

export function DropdownMenuItem({ isDestructive = false, className, ...props }: DropdownMenuItemProps) {
  return (
    <Primitive.Item
      className={cn(
        "flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-field px-3 text-base outline-none data-[highlighted]:bg-sand data-[highlighted]:shadow-[inset_4px_0_0_var(--color-action-strong)] data-[disabled]:cursor-default data-[disabled]:text-ink-soft data-[disabled]:line-through",
        isDestructive && "text-error",
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className="my-1 h-px bg-line" />;
}
