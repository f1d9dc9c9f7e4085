"use client";

import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/browser/copy-text";
import { showMessage, showProblem } from "@/lib/browser/show-message";

/** "Copiar". Not shown without scripts: the text beside it can be selected. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  async function copy() {
    if (await copyText(text)) showMessage("Copiado. Pégalo en tu publicación.");
    else showProblem("No se pudo copiar. Mantén presionado el texto para seleccionarlo.");
  }
  return (
    <Button variant="outline" size="sm" className="hidden scripted:inline-flex" aria-label={label} onClick={copy}>
      Copiar
    </Button>
  );
}
