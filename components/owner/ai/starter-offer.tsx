"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useFormContext } from "@/components/ui/form/form";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { DESCRIPTION_BUTTONS, GENERATED_FIELD } from "@/lib/ai/description-answer";
import { AI_MESSAGES, DESCRIPTION_WORDS } from "@/lib/ai/messages";
import type { StarterText } from "@/lib/ai/model";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { putTexts } from "../panel/form-texts";
import { TextComparison } from "./text-comparison";

type StarterOfferProps = {
  businessId: string;
  starter: Extract<StarterText, { kind: "written" }>;
  action: (form: FormData) => Promise<unknown>;
};

export function StarterOffer({ businessId, starter, action }: StarterOfferProps) {
  const { text, isDraft, wasPut } = starter;
  const { descripcion = "" } = useFormContext().values;
  const [state, setState] = useState<"shown" | "used" | "away">("shown");
  const place = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  // A text that was put there and changed since has served its purpose, and so has one that was taken.
  if (state === "away" || wasPut !== (descripcion === text)) return null;

  function focusField(put: string | null) {
    const form = place.current?.closest("form");
    if (!form) return;
    if (put !== null) putTexts(form, { descripcion: [put] });
    const field = form.elements.namedItem("descripcion");
    if (field instanceof HTMLElement) field.focus();
  }

  function putAway() {
    const form = new FormData();
    form.set(BUSINESS_ID_FIELD, businessId);
    form.set(DESCRIPTION_BUTTONS.putAway, "");
    focusField(null);
    setState("away");
    // What was not put away comes again with the next visit.
    void action(form).catch(() => undefined);
  }

  const press = (name: string, run: () => void) =>
    isHydrated ? ({ type: "button", onClick: run } as const) : ({ type: "submit", name } as const);
  return (
    <div ref={place} className="grid gap-3 rounded-field bg-sand p-3">
      <p className="text-sm">
        {DESCRIPTION_WORDS.starter}. {isDraft && `${AI_MESSAGES.draft}.`}
      </p>
      {!wasPut && <TextComparison before={descripcion} text={text} isDraft={isDraft} />}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {state === "used" && DESCRIPTION_WORDS.used}
      </p>
      <div className="flex flex-wrap gap-3">
        {!wasPut && (
          <>
            <noscript>
              <input type="hidden" name={GENERATED_FIELD} value={text} />
            </noscript>
            <Button
              variant="outline"
              size="sm"
              {...press(DESCRIPTION_BUTTONS.use, () => {
                focusField(text);
                setState("used");
              })}
            >
              Usar este texto
            </Button>
          </>
        )}
        <Button variant="outline" size="sm" {...press(DESCRIPTION_BUTTONS.putAway, putAway)}>
          {wasPut ? "Entendido" : "Descartar"}
        </Button>
      </div>
    </div>
  );
}
