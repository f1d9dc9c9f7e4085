"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Form, FormAlert } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { currentToast, dismissToast, showToast } from "@/lib/browser/toasts";
import { formFailure } from "@/lib/forms/form-state";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { type PicturesAction, type PicturesState, type PictureUndo, undoFields } from "@/lib/owner/picture-state";

export function usePictureNews(businessId: string, restore: PicturesAction) {
  const router = useRouter();

  function tell(message: string, undo: PictureUndo | null): void {
    const action = undo ? { label: "Deshacer", run: () => void bringBack(undo) } : undefined;
    // News that can be taken back do not wait behind those that cannot.
    for (let shown = currentToast(); action && shown && !shown.action; shown = currentToast()) dismissToast(shown.id);
    showToast({ title: "Aviso", text: message, ...(action && { action }) });
    router.refresh();
  }

  async function bringBack(undo: PictureUndo): Promise<boolean> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ [BUSINESS_ID_FIELD]: businessId, ...undoFields(undo) })) {
      form.set(name, value);
    }
    const state = await restore(form).catch((): PicturesState => formFailure(PANEL_MESSAGES.lost));
    if (state.kind === "changed") {
      tell(state.message, null);
      return true;
    }
    showToast({
      title: "Aviso",
      text: state.message,
      variant: "destructive",
      ...{ action: { label: "Reintentar", run: () => void bringBack(undo) } },
    });
    return false;
  }

  return { tell, bringBack };
}

export type PictureNews = ReturnType<typeof usePictureNews>;

type PictureFormProps = {
  businessId: string;
  action: PicturesAction;
  fields: Readonly<Record<string, string>>;
  onDone: PictureNews["tell"];
  className?: string;
  children: ReactNode;
};

export function PictureForm({ businessId, action, fields, onDone, className, children }: PictureFormProps) {
  const form = useServerForm({
    action,
    lost: PANEL_MESSAGES.lost,
    onState: (state) => state.kind === "changed" && onDone(state.message, state.undo),
  });
  return (
    <Form of={form} className={className}>
      {Object.entries({ [BUSINESS_ID_FIELD]: businessId, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <FormAlert />
    </Form>
  );
}
