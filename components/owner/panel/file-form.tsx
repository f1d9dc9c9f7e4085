"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { showToast } from "@/lib/browser/toasts";
import type { FormAction } from "@/lib/forms/form-state";
import { MESSAGES } from "@/lib/messages";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { REMOVE_FIELD, type SectionSaved } from "@/lib/owner/section-state";

type FileFormProps = {
  businessId: string;
  action: FormAction<SectionSaved>;
  label: string;
  /** The button that takes the present file away; null when there is none. */
  removal: string | null;
  children: ReactNode;
};

export function FileForm({ businessId, action, label, removal, children }: FileFormProps) {
  const router = useRouter();
  const [saves, setSaves] = useState(0);
  const form = useServerForm<SectionSaved>({
    ...{ action, lost: PANEL_MESSAGES.lost },
    onState(state) {
      if (state.kind !== "saved") return;
      if (state.notice) showToast({ title: MESSAGES.toastTitle, text: state.notice });
      setSaves((count) => count + 1);
      router.refresh();
    },
  });
  return (
    <Form of={form} className="grid gap-4">
      <FormAlert />
      <input type="hidden" name={BUSINESS_ID_FIELD} value={businessId} />
      {/* A file that was sent is chosen no more. */}
      <div key={saves} className="grid gap-3">
        {children}
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton sending="Guardando…" look={{ variant: "outline" }}>
          {label}
        </SubmitButton>
        {removal && (
          <SubmitButton sending="Espera…" look={{ variant: "link" }} name={REMOVE_FIELD} value="si">
            {removal}
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}
