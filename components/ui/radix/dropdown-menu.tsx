"use client";

import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { itemClasses, popupClasses } from "./surface";

export const DropdownMenu = Primitive.Root;
export const DropdownMenuTrigger = Primitive.Trigger;

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className={cn(popupClasses, "min-w-48 p-1", className)}
        {...props}
      />
    </Primitive.Portal>
  );
}

type DropdownMenuItemProps = ComponentProps<typeof Primitive.Item> & {
  isDestructive?: boolean;
};

export function DropdownMenuItem({ isDestructive = false, className, ...props }: DropdownMenuItemProps) {
  return <Primitive.Item className={cn(itemClasses, isDestructive && "text-error", className)} {...props} />;
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className="my-1 h-px bg-line" />;
}
