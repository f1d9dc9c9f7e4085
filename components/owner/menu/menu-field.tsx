"use client";

import { useState } from "react";
import { WrittenMenu } from "@/components/listing/written-menu";
import { TextArea } from "@/components/ui/form/field";
import { useFormContext } from "@/components/ui/form/form";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { countMenu, type Menu, parseMenu } from "@/lib/businesses/menu";
import { formatCount } from "@/lib/format";

const { label, max } = BUSINESS_FIELDS.menu;

/** The menu as it is typed or pasted, and below it what a visitor makes of it. */
export function MenuField() {
  const { values } = useFormContext();
  const [text, setText] = useState(values.menu ?? "");
  const menu = parseMenu(text);
  return (
    <>
      <TextArea
        name="menu"
        label={label}
        hint="Un platillo por línea con su precio: «Taco de pastor $18». Una línea en MAYÚSCULAS o con dos puntos al final empieza una sección. O pega el enlace a tu menú."
        isOptional
        rows={10}
        maxCharacters={max}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {menu && <MenuPreview menu={menu} />}
    </>
  );
}

function MenuPreview({ menu }: { menu: Menu }) {
  return (
    <section aria-label="Así lo verán" className="grid gap-3 rounded-card border border-line bg-white p-4">
      <h2 className="text-lg">Así lo verán</h2>
      {menu.kind === "link" ? (
        <p className="wrap-anywhere">
          Un botón que abre{" "}
          <a href={menu.url} target="_blank" rel="noopener noreferrer" className="text-link">
            {menu.url}
            <span className="sr-only"> (abre otra pestaña)</span>
          </a>
        </p>
      ) : (
        <>
          <p className="text-ink-soft text-sm">{understood(menu)}</p>
          <WrittenMenu sections={menu.sections} />
        </>
      )}
    </section>
  );
}

function understood({ sections }: Extract<Menu, { kind: "list" }>): string {
  const counts = countMenu(sections);
  const parts = [
    formatCount(counts.sections, "sección", "secciones"),
    formatCount(counts.items, "platillo", "platillos"),
    `${counts.priced} con precio`,
  ];
  return `Reconocimos ${parts.join(", ")}. Lo demás se queda como lo escribiste.`;
}
