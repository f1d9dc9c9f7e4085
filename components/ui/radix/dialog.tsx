"use client";

import { Dialog as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn";
import { buttonVariants } from "../button";
import { Icon } from "../icon";
import { overlayClasses, panelClasses } from "./surface";
import { useReturnFocus } from "./use-return-focus";

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

type DialogContentProps = Omit<ComponentProps<typeof Primitive.Content>, "title"> & {
  title: string;
  description?: ReactNode;
};

export function DialogContent({ title, description, className, children, ...props }: DialogContentProps) {
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayClasses} />
      <Primitive.Content
        className={cn(panelClasses, className)}
        {...(description ? {} : { "aria-describedby": undefined })}
        {...returnFocus}
        {...props}
      >
        <div className="flex items-start justify-between gap-4">
          <Primitive.Title className="text-lg">{title}</Primitive.Title>
          <Primitive.Close
            aria-label="Cerrar"
            className={buttonVariants({ variant: "ghost", size: "icon", className: "-mt-2 -mr-2 shrink-0" })}
          >
            <Icon name="x" />
          </Primitive.Close>
        </div>
        {description && <Primitive.Description className="mt-1 text-ink-soft">{description}</Primitive.Description>}
        <div className="mt-4">{children}</div>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
