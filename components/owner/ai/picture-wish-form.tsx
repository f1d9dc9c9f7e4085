"use client";

import { TextArea, TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton, useFormContext } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import type { PictureChoice as Choice } from "@/lib/ai/picture-options";
import { WISH_LIMITS } from "@/lib/ai/picture-wish";
import type { FieldValues, FormAction } from "@/lib/forms/form-state";
import { PANEL_MESSAGES } from "@/lib/owner/messages";

type PictureWishFormProps = {
  action: FormAction;
  fields: Readonly<Record<string, string>>;
  choices: readonly Choice[];
  initial: FieldValues;
  /** Without a model there is nobody who reads words. */
  hasWords: boolean;
  button: string;
};

export function PictureWishForm({ action, fields, choices, initial, hasWords, button }: PictureWishFormProps) {
  const form = useServerForm({ action, lost: PANEL_MESSAGES.lost });
  return (
    <Form of={form} initial={initial} className="grid gap-5">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormAlert />
      {choices.map((choice) => (
        <PictureChoice key={choice.name} {...choice} />
      ))}
      {!hasWords && <p className="text-ink-soft text-sm">Con modelo: estilo, luz y detalle</p>}
      {hasWords && (
        <>
          <TextField name="colores" label="Colores" isOptional maxCharacters={WISH_LIMITS.colores} />
          <TextField
            name="elementos"
            label="Qué se ve"
            hint="Objetos y lugares. Sin letras, marcas ni caras: la IA no las hace bien."
            isOptional
            maxCharacters={WISH_LIMITS.elementos}
          />
          <details className="group" open={Boolean(initial.texto || form.returned)}>
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-action-strong">
              Modo avanzado: descríbelo con tus palabras
            </summary>
            <TextArea
              name="texto"
              label="Cómo la quieres"
              isOptional
              rows={4}
              maxCharacters={WISH_LIMITS.texto}
              hint="Se suma a lo que elegiste arriba."
            />
          </details>
        </>
      )}
      <p>
        <SubmitButton sending="Empezando…">{button}</SubmitButton>
      </p>
    </Form>
  );
}

function PictureChoice({ name, legend, options }: Choice) {
  const { id: formId, values } = useFormContext();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ id, label }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-field border border-field bg-card px-3 has-checked:border-action-strong has-checked:bg-sand"
          >
            <input
              id={`${formId}-${name}-${id}`}
              type="radio"
              name={name}
              value={id}
              defaultChecked={id === values[name]}
              className="size-5 shrink-0 accent-action-strong"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
