"use client";

import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import { controlClasses } from "@/components/ui/form/field";
import { countDishes, type ReadDish } from "@/lib/ai/menu-text";
import { showToast } from "@/lib/browser/toasts";
import { MESSAGES } from "@/lib/messages";
import {
  type Corrections,
  type EditedDish,
  type EditedSection,
  nextUncertain,
  withDishBack,
  withDishChanged,
  withDishMoved,
  withNewDish,
  withoutDish,
  withTitle,
} from "./corrections";

type CorrectorProps = {
  sections: Corrections;
  onChange: (change: (before: Corrections) => Corrections) => void;
  children: ReactNode;
};

/** After React has drawn what is focused. */
const focusSoon = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
};

export function Corrector({ sections, onChange, children }: CorrectorProps) {
  const lastSeen = useRef<number | null>(null);
  const { uncertain } = countDishes(sections);

  function goToNext(of: Corrections): void {
    const next = nextUncertain(of, lastSeen.current);
    lastSeen.current = next;
    focusSoon(next === null ? DONE_ID : dishFieldId(next));
  }

  function settle(id: number): void {
    lastSeen.current = id;
    onChange((before) => withDishChanged(before, id, {}));
    goToNext(withDishChanged(sections, id, {}));
  }

  function remove(id: number): void {
    const all = sections.flatMap(({ dishes }) => dishes);
    const at = all.findIndex((dish) => dish.id === id);
    const neighbour = all[at + 1] ?? all[at - 1];
    const before = sections;
    onChange((now) => withoutDish(now, id));
    focusSoon(neighbour ? dishFieldId(neighbour.id) : DONE_ID);
    showToast({
      title: MESSAGES.toastTitle,
      text: `Quitaste «${all[at]?.name}».`,
      action: { label: "Deshacer", run: () => onChange((now) => withDishBack(now, before, id)) },
    });
  }

  function add(section: number): void {
    const added = withNewDish(sections, section);
    onChange(() => added.sections);
    focusSoon(dishFieldId(added.id));
  }

  return (
    <div className="grid content-start gap-4">
      {uncertain > 0 && (
        <p>
          <Button size="sm" variant="secondary" onClick={() => goToNext(sections)}>
            {uncertain} por revisar: ver {uncertain === 1 ? "cuál" : "el siguiente"}
          </Button>
        </p>
      )}
      {sections.map((section) => (
        <fieldset key={section.id} className="min-w-0 rounded-card border border-line bg-card p-2">
          <legend className="sr-only">{section.title || "Sin sección"}</legend>
          <input
            aria-label="Nombre de la sección"
            placeholder="Sin sección"
            value={section.title}
            className={`${controlClasses} h-12 font-display font-semibold`}
            onChange={({ target }) => onChange((before) => withTitle(before, section.id, target.value))}
          />
          <ul className="mt-2 grid gap-2">
            {section.dishes.map((dish) => (
              <DishRow
                key={dish.id}
                dish={dish}
                section={section}
                sections={sections}
                onChange={(typed) => onChange((before) => withDishChanged(before, dish.id, typed))}
                onMove={(to) => {
                  onChange((before) => withDishMoved(before, dish.id, to));
                  focusSoon(dishFieldId(dish.id));
                }}
                onRemove={() => remove(dish.id)}
                onSettle={() => settle(dish.id)}
              />
            ))}
          </ul>
          <Button size="sm" variant="link" onClick={() => add(section.id)}>
            Agregar platillo<span className="sr-only"> a {section.title || "los que no tienen sección"}</span>
          </Button>
        </fieldset>
      ))}
      <div id={DONE_ID} tabIndex={-1} className="outline-none">
        {children}
      </div>
    </div>
  );
}

const DONE_ID = "pasar-menu";

const dishFieldId = (id: number): string => `platillo-${id}`;
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

function DishRow({ dish, section, sections, onChange, onMove, onRemove, onSettle }: DishRowProps) {
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
