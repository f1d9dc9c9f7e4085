"use client";

import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/browser/copy-text";
import { showMessage, showProblem } from "@/lib/browser/show-message";
import { copyableAddress } from "@/lib/geo/route-links";
import { MESSAGES } from "@/lib/messages";
import { typedIn, typedPosition } from "./form-place";

export function CopyPlaceButton() {
  async function copy(form: HTMLFormElement | null) {
    const text = copyableAddress({
      address: typedIn(form, "direccion") || null,
      neighborhood: typedIn(form, "colonia") || null,
      position: typedPosition(form),
    });
    if (text === null) return showProblem(MESSAGES.nothingToCopy);
    if (await copyText(text)) showMessage(MESSAGES.addressCopied);
    else showProblem(MESSAGES.addressNotCopied);
  }
  return (
    <Button
      variant="outline"
      size="sm"
      className="hidden justify-self-start scripted:inline-flex"
      onClick={(event) => copy(event.currentTarget.form)}
    >
      Copiar dirección
    </Button>
  );
}
