"use client";

import { type MouseEvent, useRef, useState } from "react";
import { mayLeave, useUnsavedGuard } from "@/components/business-form/use-unsaved-guard";
import { buttonVariants } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent } from "@/components/ui/radix/dialog";
import type { FormAction } from "@/lib/forms/form-state";
import type { SectionConflict, SectionSaved } from "@/lib/owner/section-state";
import type { PromotionDraft } from "@/lib/promotions/model";
import { newId } from "./new-id";
import { PromotionForm } from "./promotion-form";

type PromotionDialogProps = {
  businessId: string;
  /** Content of the form; one without a version is given an id of its own each time. */
  draft: PromotionDraft;
  action: FormAction<SectionSaved | SectionConflict>;
  title: string;
  href: string;
  className: string;
  /** Words of the link, where they are not the title. */
  label?: string;
  about?: string;
};

export function PromotionDialog(props: PromotionDialogProps) {
  const { businessId, draft, action, title, href, className, label = title, about } = props;
  const [open, setOpen] = useState<PromotionDraft | null>(null);
  const isDirty = useRef(false);
  const guard = useUnsavedGuard();

  function noteDirty(next: boolean) {
    isDirty.current = next;
    guard(next);
  }

  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(draft.version === null ? { ...draft, id: newId() } : draft);
  }

  function close() {
    if (isDirty.current && !mayLeave()) return;
    noteDirty(false);
    setOpen(null);
  }

  return (
    <>
      <a href={href} onClick={show} className={className}>
        {label}
        {about && <span className="sr-only">{` «${about}»`}</span>}
      </a>
      <Dialog open={open !== null} onOpenChange={(next) => !next && close()}>
        {open && (
          <DialogContent
            title={title}
            className="max-sm:inset-0 max-sm:max-h-dvh max-sm:rounded-none sm:w-[min(36rem,calc(100vw-2rem))]"
            // A press beside it would lose what was typed.
            onPointerDownOutside={(event) => event.preventDefault()}
          >
            <PromotionForm
              {...{ businessId, action, noteDirty }}
              draft={open}
              onSaved={() => setOpen(null)}
              cancel={<DialogClose className={buttonVariants({ variant: "outline" })}>Cancelar</DialogClose>}
            />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
