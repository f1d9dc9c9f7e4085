"use client";

import { useEffect, useRef, useState } from "react";
import { WrittenMenu } from "@/components/business-page/written-menu";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/form/field";
import { useFormContext } from "@/components/ui/form/form";
import { NewTabNote } from "@/components/ui/new-tab-note";
import { typeInto } from "@/lib/browser/early-typing";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { countMenu, type Menu, parseMenu, withLineRead } from "@/lib/businesses/menu";
import { formatCount } from "@/lib/format";

const READ_AS = [
  { as: "dish", words: "Sin precio" },
  { as: "note", words: "Es nota" },
] as const;

const UnreadLine = ({ text, onRead }: { text: string; onRead: (as: "note" | "dish") => void }) => (
  <span className="flex flex-wrap items-center gap-2 rounded-field border-closing border-l-4 bg-closing-soft py-1 pr-1 pl-3 text-closing">
    <span className="min-w-24 flex-1">{text}</span>
    <span className="flex gap-1 noscript:hidden">
      {READ_AS.map(({ as, words }) => (
        <Button
          key={as}
          size="sm"
          variant="outline"
          className="px-2.5"
          aria-label={`${words}: ${text}`}
          onClick={() => onRead(as)}
        >
          {words}
        </Button>
      ))}
    </span>
  </span>
);

const { label, max } = BUSINESS_FIELDS.menu;

export function MenuField() {
  const { values } = useFormContext();
  const [text, setText] = useState(values.menu ?? "");
  const field = useRef<HTMLTextAreaElement>(null);
  const preview = useRef<HTMLElement>(null);
  const [answers, setAnswers] = useState(0);
  const menu = parseMenu(text);

  // The button that was pressed is gone: the next line is asked, or the whole is looked at.
  useEffect(() => {
    if (answers > 0) (preview.current?.querySelector("button") ?? preview.current)?.focus();
  }, [answers]);

  function read(line: number, as: "note" | "dish") {
    if (!field.current) return;
    typeInto(field.current, withLineRead(text, line, as));
    setAnswers((count) => count + 1);
  }

  return (
    <>
      <TextArea
        ref={field}
        name="menu"
        label={label}
        hint="Un platillo por línea con su precio: «Taco de pastor 18». Una línea en MAYÚSCULAS o con dos puntos al final empieza una sección; «Nota: …» es una nota. O pega el enlace a tu menú."
        isOptional
        rows={10}
        maxCharacters={max}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {menu && (
        <section
          ref={preview}
          tabIndex={-1}
          aria-label="Así lo verán"
          className="grid gap-3 rounded-card border border-line bg-card p-4 outline-none"
        >
          <h2 className="text-lg">Así lo verán</h2>
          <MenuPreview menu={menu} onRead={read} />
        </section>
      )}
    </>
  );
}

function MenuPreview({ menu, onRead }: { menu: Menu; onRead: (line: number, as: "note" | "dish") => void }) {
  if (menu.kind === "link") {
    return (
      <p className="wrap-anywhere">
        Un botón que abre{" "}
        <a href={menu.url} target="_blank" rel="noopener noreferrer" className="text-link">
          {menu.url}
          <NewTabNote />
        </a>
      </p>
    );
  }
  return (
    <>
      <p role="status" className="text-ink-soft text-sm">
        {understood(menu)}
      </p>
      <WrittenMenu
        sections={menu.sections}
        unread={(text, line) => <UnreadLine text={text} onRead={(as) => onRead(line, as)} />}
      />
    </>
  );
}

function understood({ sections }: Extract<Menu, { kind: "list" }>): string {
  const counts = countMenu(sections);
  const parts = [
    formatCount(counts.sections, "sección", "secciones"),
    formatCount(counts.items, "platillo", "platillos"),
    `${counts.priced} con precio`,
  ];
  const asked =
    counts.unread === 0
      ? "Lo demás se queda como lo escribiste."
      : `Nos falta saber de ${formatCount(counts.unread, "línea", "líneas")}: se ven como las escribiste.`;
  return `Reconocimos ${parts.join(", ")}. ${asked}`;
}
