"use client";

import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { CheckboxField, TextField } from "@/components/ui/form/field";
import { NewTabNote } from "@/components/ui/new-tab-note";
import { INVALID } from "@/lib/businesses/field-messages";
import { toSocialUrl, toWebsiteUrl } from "@/lib/contact/web-links";
import { tidyWhatsapp, toWhatsappUrl } from "@/lib/contact/whatsapp";
import { asAnotherField } from "@/lib/forms/read-form";
import { announceInput, useFieldText } from "./use-field-text";

const PHONE = "telefono";

type LinkKind = "whatsapp" | "instagram" | "facebook" | "tiktok" | "website";

/** Address of a number or an account as it is typed; null for none. */
function linkOf(kind: LinkKind, text: string): string | null {
  if (kind === "whatsapp") return toWhatsappUrl(text);
  return kind === "website" ? toWebsiteUrl(text) : toSocialUrl(kind, text);
}

type LinkFieldProps = ComponentProps<typeof TextField> & { kind: LinkKind };

/** A number or an account that becomes a link: to be tried before it is kept, also without scripts what is stored. */
export function LinkField({ kind, ...field }: LinkFieldProps) {
  const { text, isChanged, setText } = useFieldText(field.name);
  const [isLeft, setIsLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const url = linkOf(kind, text);

  function fill(next: string) {
    if (!input.current) return;
    input.current.value = next;
    announceInput(input.current);
  }

  function leave() {
    setIsLeft(true);
    // An earlier value is left as its owner wrote it: to write it otherwise would be a change.
    const tidy = kind === "whatsapp" && isChanged ? tidyWhatsapp(text) : null;
    if (tidy !== null && tidy !== text) fill(tidy);
  }

  return (
    <div className="grid gap-1.5">
      {kind === "whatsapp" && <SameNumber name={field.name} text={text} isChanged={isChanged} onFill={fill} />}
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

type SameNumberProps = { name: string; text: string; isChanged: boolean; onFill: (text: string) => void };

/** "Este número también recibe WhatsApp", offered while there is none: a Mexican number does not tell whether it is a mobile's. */
function SameNumber({ name, text, isChanged, onFill }: SameNumberProps) {
  const box = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState<string | null>(null);
  const isTicked = number !== null && number === text;

  function fill(phone: string) {
    const next = tidyWhatsapp(phone) ?? phone.trim();
    setNumber(next === "" ? null : next);
    onFill(next);
  }
  const follow = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === PHONE) fill(target.value);
  });
  useEffect(() => {
    const form = box.current?.form;
    if (!isTicked || !form) return;
    form.addEventListener("change", follow);
    return () => form.removeEventListener("change", follow);
  }, [isTicked]);

  if (text !== "" && !isChanged && !isTicked) return null;
  return (
    <CheckboxField
      ref={box}
      name={asAnotherField(name, PHONE)}
      label="Este número también recibe WhatsApp"
      checked={isTicked}
      onChange={({ currentTarget: { checked, form } }) =>
        fill(checked ? (form?.querySelector<HTMLInputElement>(`[name=${PHONE}]`)?.value ?? "") : "")
      }
    />
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
        <NewTabNote />
      </a>
    </>
  );
}
