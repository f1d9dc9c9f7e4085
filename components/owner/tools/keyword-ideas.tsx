"use client";

import { type MouseEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { KEYWORD_FIELDS, type KeywordIdea, reasonOf } from "@/lib/ai/keywords";
import { typeInto } from "@/lib/browser/early-typing";

/** Adds a word to the field of the form, as if it was typed; false where there is no such field. */
function addToField(form: HTMLFormElement | null, word: string): boolean {
  const field = form?.elements.namedItem(KEYWORD_FIELDS.list);
  if (!(field instanceof HTMLInputElement)) return false;
  typeInto(field, [field.value, word].filter((each) => each.trim() !== "").join(", "));
  return true;
}

export function KeywordIdeas({ ideas }: { ideas: readonly KeywordIdea[] }) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const left = ideas.filter(({ termino }) => !added.includes(termino));
  if (left.length === 0) return null;

  function add(event: MouseEvent<HTMLButtonElement>, word: string) {
    if (addToField(event.currentTarget.form, word)) setAdded([...added, word]);
  }

  return (
    <ul aria-label="Palabras sugeridas" className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
      {left.map((idea) => (
        <li key={idea.termino} className="flex items-center justify-between gap-3 bg-card px-4 py-2.5">
          <div className="min-w-0">
            <p className="wrap-anywhere font-semibold">{idea.termino}</p>
            <p className="text-ink-soft text-sm">{reasonOf(idea)}</p>
          </div>
          <Button
            variant="outline"
            size="sm"
            className="hidden shrink-0 scripted:inline-flex"
            aria-label={`Agregar ${idea.termino}`}
            onClick={(event) => add(event, idea.termino)}
          >
            Agregar
          </Button>
          {/* Without scripts: it goes with "Guardar cambios". */}
          <label className="flex min-h-11 shrink-0 items-center gap-2 scripted:hidden">
            <input type="checkbox" name={KEYWORD_FIELDS.added} value={idea.termino} className="size-5 accent-action" />
            Agregar
          </label>
        </li>
      ))}
    </ul>
  );
}
