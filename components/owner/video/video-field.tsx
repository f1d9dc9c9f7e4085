"use client";

import { useRef, useState } from "react";
import { VideoFrame } from "@/components/business-page/video-block";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/form/field";
import { useFormContext } from "@/components/ui/form/form";
import { typeInto } from "@/lib/browser/early-typing";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { parseVideoId } from "@/lib/businesses/video";

const { label } = BUSINESS_FIELDS.video;

export function VideoField({ businessName }: { businessName: string }) {
  const { values } = useFormContext();
  const [text, setText] = useState(values.video ?? "");
  const place = useRef<HTMLDivElement>(null);
  const id = parseVideoId(text);

  function remove() {
    const input = place.current?.querySelector("input");
    if (!input) return;
    typeInto(input, "");
    input.form?.requestSubmit();
  }

  return (
    <div ref={place} className="grid gap-5">
      <TextField
        name="video"
        label={label}
        hint="Pega el enlace del video o de un Short, como lo compartes. Para quitarlo, borra el enlace y guarda."
        isOptional
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {id && (
        <section aria-label="Así lo verán" className="grid gap-3">
          <h2 className="text-lg">Así lo verán</h2>
          <VideoFrame key={id} id={id} title={`Video de ${businessName}`} />
        </section>
      )}
      {values.video && text !== "" && (
        <Button variant="link" className="-ml-5 justify-self-start noscript:hidden" onClick={remove}>
          Quitar video
        </Button>
      )}
    </div>
  );
}
