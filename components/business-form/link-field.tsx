"use client";

import { type ComponentProps, useRef, useState } from "react";
import { TextField } from "@/components/ui/form/field";
import { INVALID } from "@/lib/businesses/field-messages";
import { type LinkKind, linkOf } from "@/lib/businesses/typed-link";
import { tidyWhatsapp } from "@/lib/contact/whatsapp";
import { announceInput, useFieldText } from "./use-field-text";

type LinkFieldProps = ComponentProps<typeof TextField> & { kind: LinkKind };

/** A number or an account that becomes a link: to be tried before it is kept, also without scripts what is stored. */
export function LinkField({ kind, ...field }: LinkFieldProps) {
  const { text, isChanged, setText } = useFieldText(field.name);
  const [isLeft, setIsLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const url = linkOf(kind, text);

  function leave() {
    setIsLeft(true);
    // What was there before is left as its owner wrote it: to write it otherwise would be a change.
    const tidy = kind === "whatsapp" && isChanged ? tidyWhatsapp(text) : null;
    if (!input.current || tidy === null || tidy === text) return;
    input.current.value = tidy;
    announceInput(input.current);
  }

  return (
    <div className="grid gap-1.5">
      <TextField
        {...field}
        ref={input}
        error={isLeft && text.trim() !== "" && url === null ? INVALID[kind] : undefined}
        onInput={({ currentTarget }) => {
          setIsLeft(false);
          setText(currentTarget.value);
        }}
        onBlur={leave}
      />
      <p className="text-sm empty:hidden">
        {url !== null && <TestLink kind={kind} url={url} />}
        {kind === "whatsapp" && text.trim() === "" && (
          <span className="text-ink-soft">Sin WhatsApp, tu página muestra sólo el botón de llamar.</span>
        )}
      </p>
    </div>
  );
}

function TestLink({ kind, url }: { kind: LinkKind; url: string }) {
  return (
    <>
      {kind !== "whatsapp" && <span className="text-ink-soft">Así queda: </span>}
      <a
        href={url}
        target="_blank"
        rel="noopener nofollow"
        className="text-link inline-flex min-h-11 items-center wrap-anywhere"
      >
        {kind === "whatsapp" ? "Probar el enlace de WhatsApp" : url.replace(/^https?:\/\/(?:www\.)?|\/$/g, "")}
        <span className="sr-only"> (abre otra pestaña)</span>
      </a>
    </>
  );
}
