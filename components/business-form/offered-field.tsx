"use client";

import { type ComponentProps, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { TextField } from "@/components/ui/form/field";
import type { Offer, OfferedField as OfferedName } from "@/lib/businesses/offers";
import { announceInput } from "./use-field-text";

type OfferedFieldProps = Omit<ComponentProps<typeof TextField>, "name"> & { name: OfferedName };

/** A field that, once it is left, is offered in the directory's own form. The words and rules for it come only then. */
export function OfferedField({ name, ...field }: OfferedFieldProps) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);

  async function look() {
    const rules = await import("@/lib/businesses/offers").catch(() => null);
    if (rules && input && document.activeElement !== input) setOffer(rules.offerFor(name, input.value));
  }

  function take(text: string) {
    if (!input) return;
    input.value = text;
    announceInput(input);
    input.focus();
  }

  return (
    <div className="grid gap-1.5">
      <TextField {...field} ref={setInput} name={name} onBlur={look} onInput={() => setOffer(null)} />
      <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm empty:hidden">
        {offer?.question && <span className="font-semibold">{offer.question}</span>}
        {offer?.text && (
          <button
            type="button"
            onClick={() => take(offer.text ?? "")}
            className={buttonVariants({
              variant: "outline",
              size: "sm",
              className: "h-auto min-h-11 whitespace-normal text-left",
            })}
          >
            Usar: {offer.text}
          </button>
        )}
      </div>
    </div>
  );
}
