"use client";

import { useRouter } from "next/navigation";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import type { ToolMade } from "@/lib/ai/tool-state";
import { showMessage } from "@/lib/browser/show-message";
import type { FormAction } from "@/lib/forms/form-state";
import { PANEL_MESSAGES } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";

type ToolFormProps = {
  businessId: string;
  action: FormAction<ToolMade>;
  label: string;
  working: string;
  done: string;
  isAgain: boolean;
};

/** A button that has something made; what was there stays until it is. */
export function ToolForm({ businessId, action, label, working, done, isAgain }: ToolFormProps) {
  const router = useRouter();
  const form = useServerForm<ToolMade>({
    ...{ action, lost: PANEL_MESSAGES.lost },
    onState(state) {
      if (state.kind !== "made") return;
      showMessage(done);
      router.refresh();
    },
  });
  return (
    <Form of={form} className="grid justify-items-start gap-3">
      <FormAlert />
      <input type="hidden" name={BUSINESS_ID_FIELD} value={businessId} />
      <SubmitButton sending={working} look={{ variant: isAgain ? "outline" : "default" }}>
        {label}
      </SubmitButton>
    </Form>
  );
}
