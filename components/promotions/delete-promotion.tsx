"use client";

import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import type { FormAction } from "@/lib/forms/form-state";

type DeletePromotionProps = {
  title: string;
  fields: Readonly<Record<string, string>>;
  action: FormAction;
};

export function DeletePromotion({ title, fields, action }: DeletePromotionProps) {
  return (
    <details className="group open:w-full">
      <summary className="tap-target cursor-pointer text-error underline underline-offset-4 group-open:no-underline">
        Eliminar promoción
        <span className="sr-only">{` «${title}»`}</span>
      </summary>
      <ActionForm
        action={action}
        lost="No se pudo eliminar la promoción. Revisa tu conexión."
        fields={fields}
        className="mt-2 grid justify-items-start gap-2 rounded-field bg-sand p-3"
      >
        <p className="text-sm">Deja de verse en la página y no se puede recuperar.</p>
        <SubmitButton
          sending="Eliminando…"
          look={{ variant: "link", size: "sm", className: "-ml-4 text-left text-error" }}
        >
          <span className="min-w-0 wrap-anywhere">{`Eliminar «${title}»`}</span>
        </SubmitButton>
      </ActionForm>
    </details>
  );
}
