"use client";

import { type FormEvent, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { Link } from "@/components/ui/link";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { formatCount } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import type { ClearRegistration } from "@/lib/review/queue-mapper";
import { routes } from "@/lib/routes";

type BulkApprovalProps = {
  registrations: readonly ClearRegistration[];
  term: string;
  approve: FormAction;
};

export function BulkApproval({ registrations, term, approve }: BulkApprovalProps) {
  const form = useServerForm({ action: approve, lost: ACTION_MESSAGES.failed });
  const isHydrated = useIsHydrated();
  const [count, setCount] = useState(registrations.length);
  const recount = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setCount(new FormData(currentTarget).getAll("visto").length);
  return (
    <Form of={form} aria-label="Aprobar varios" onChange={recount} className="grid gap-4">
      <input type="hidden" name="q" value={term} />
      <FormAlert />
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {registrations.map(({ id, name, category, phone, address, picture, seen }) => (
          <li key={id} className="flex items-center gap-3 px-4">
            <label className="flex min-h-16 min-w-0 flex-1 cursor-pointer items-center gap-3 py-2">
              <input
                type="checkbox"
                name="visto"
                value={seen}
                defaultChecked
                className="size-5 shrink-0 accent-action-strong"
              />
              {picture && (
                <img src={picture} alt="" loading="lazy" className="size-12 shrink-0 rounded-field object-cover" />
              )}
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{name}</span>
                <span className="block text-ink-soft text-sm">
                  {[category, phone, address].filter(Boolean).join(" · ")}
                </span>
              </span>
            </label>
            <Link
              href={routes.adminQueue({ siguiente: `registro.${id}` })}
              className="inline-flex min-h-11 items-center text-action-strong text-sm"
            >
              Ver<span className="sr-only"> {name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div
        data-decision-bar
        className="fixed inset-x-0 bottom-0 z-20 flex min-h-[calc(4rem+env(safe-area-inset-bottom))] items-center gap-2 border-line border-t bg-card px-4 pb-[env(safe-area-inset-bottom)] max-md:[&>*]:flex-1 max-md:[&>*]:px-3 max-md:[&>:last-child]:flex-2 md:sticky md:rounded-card md:border"
      >
        <Link href={routes.adminQueue()} className={buttonVariants({ variant: "outline" })}>
          Volver
        </Link>
        <SubmitButton sending="Aprobando…">
          {isHydrated ? `Aprobar ${formatCount(count, "negocio", "negocios")}` : "Aprobar los marcados"}
        </SubmitButton>
      </div>
    </Form>
  );
}
