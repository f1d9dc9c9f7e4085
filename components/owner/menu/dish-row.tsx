"use client";

import { Button } from "@/components/ui/button";
import { controlClasses } from "@/components/ui/form/field";
import type { ReadDish } from "@/lib/ai/menu-text";
import type { EditedDish, EditedSection } from "./corrections";

export const dishFieldId = (id: number): string => `platillo-${id}`;
const NEW_SECTION = "nueva";

type DishRowProps = {
  dish: EditedDish;
  section: EditedSection;
  sections: readonly Pick<EditedSection, "id" | "title">[];
  onChange: (typed: Partial<Pick<ReadDish, "name" | "price">>) => void;
  /** Null: to a new section. */
  onMove: (section: number | null) => void;
  onRemove: () => void;
  onSettle: () => void;
};

// The focus is scrolled out from under the photo.
const FIELD = `${controlClasses} h-12 max-lg:scroll-mt-[calc(26svh+8rem)]`;

export function DishRow({ dish, section, sections, onChange, onMove, onRemove, onSettle }: DishRowProps) {
  const called = dish.name || "platillo sin nombre";
  const noteId = `${dishFieldId(dish.id)}-nota`;
  return (
    <li
      className={`grid grid-cols-[1fr_auto] gap-2 rounded-field p-2 sm:grid-cols-[minmax(0,1fr)_7rem_auto] ${dish.isUncertain ? "bg-closing-soft" : ""}`}
    >
      <input
        id={dishFieldId(dish.id)}
        aria-label="Platillo"
        aria-describedby={dish.isUncertain ? noteId : undefined}
        value={dish.name}
        className={`${FIELD} col-span-2 sm:col-span-1`}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <input
        aria-label={`Precio de ${called}`}
        placeholder="Precio"
        value={dish.price}
        className={FIELD}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <Button size="sm" variant="outline" onClick={onRemove}>
        Quitar<span className="sr-only"> {called}</span>
      </Button>
      {dish.isUncertain && (
        <div className="col-span-full flex flex-wrap items-center justify-between gap-2">
          <p id={noteId} className="font-semibold text-closing text-sm">
            ¿Así dice? Compáralo con la foto.
          </p>
          <Button size="sm" variant="outline" onClick={onSettle}>
            Está bien<span className="sr-only">: {called}</span>
          </Button>
        </div>
      )}
      <select
        aria-label={`Sección de ${called}`}
        value={section.id}
        className="col-span-full min-h-11 w-full min-w-0 cursor-pointer rounded-field bg-transparent text-base text-ink-soft sm:text-sm"
        onChange={({ target }) => onMove(target.value === NEW_SECTION ? null : Number(target.value))}
      >
        {sections.map(({ id, title }) => (
          <option key={id} value={id}>
            {title ? `En «${title}»` : "Sin sección"}
          </option>
        ))}
        <option value={NEW_SECTION}>Pasar a una sección nueva</option>
      </select>
    </li>
  );
}
