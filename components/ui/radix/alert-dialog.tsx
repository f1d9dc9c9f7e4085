"use client";

import { AlertDialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { buttonVariants } from "../button";
import { overlayClasses, panelClasses } from "./surface";
import { useReturnFocus } from "./use-return-focus";

export const AlertDialog = Primitive.Root;
export const AlertDialogTrigger = Primitive.Trigger;

type AlertDialogContentProps = {
  /** Names what goes: "Eliminar «Estética Flor»". */
  title: string;
  description: ReactNode;
  children: ReactNode;
};

/** A question that must be answered. The focus begins on the way back, and a press beside it closes nothing. */
export function AlertDialogContent({ title, description, children }: AlertDialogContentProps) {
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayClasses} />
      <Primitive.Content className={panelClasses} {...returnFocus}>
        <Primitive.Title className="text-lg">{title}</Primitive.Title>
        <Primitive.Description className="mt-2 text-ink-soft">{description}</Primitive.Description>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Primitive.Cancel className={buttonVariants({ variant: "outline" })}>Cancelar</Primitive.Cancel>
          {children}
        </div>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
