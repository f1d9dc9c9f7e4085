"use client";

import { Tooltip as Primitive } from "radix-ui";
import type { ReactNode } from "react";

/** Once around the frame of a private section. */
export const TooltipProvider = Primitive.Provider;

type TooltipProps = {
  /** A few words; nothing that is needed to get on: phones show no tooltips. */
  text: string;
  children: ReactNode;
};

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 rounded-field bg-ink px-3 py-2 text-paper text-sm"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
