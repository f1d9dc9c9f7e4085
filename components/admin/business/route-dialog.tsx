"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useRef } from "react";
import { mayLeave, useUnsavedGuard } from "@/components/business-form/use-unsaved-guard";
import { Dialog, DialogContent } from "@/components/ui/radix/dialog";

type RouteDialogProps = {
  title: string;
  children: (dialog: {
    noteDirty: (isDirty: boolean) => void;
    /** Closes the window; the page below shows what was stored. */
    close: () => void;
  }) => ReactNode;
};

export function RouteDialog({ title, children }: RouteDialogProps) {
  const router = useRouter();
  const guard = useUnsavedGuard();
  const isDirty = useRef(false);

  function noteDirty(next: boolean) {
    isDirty.current = next;
    guard(next);
  }

  function close() {
    // Asked for before the address is the page's own again, the page below would not be read anew.
    window.addEventListener("popstate", () => setTimeout(() => router.refresh()), { once: true });
    router.back();
  }

  function onOpenChange(isOpen: boolean) {
    if (isOpen || (isDirty.current && !mayLeave())) return;
    noteDirty(false);
    router.back();
  }

  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent
        title={title}
        className="max-sm:inset-0 max-sm:max-h-dvh max-sm:rounded-none sm:w-[min(64rem,calc(100vw-2rem))]"
        // A press beside it would lose what was typed.
        onPointerDownOutside={(event) => event.preventDefault()}
      >
        {children({ noteDirty, close })}
      </DialogContent>
    </Dialog>
  );
}
