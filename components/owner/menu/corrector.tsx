"use client";

import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import { controlClasses } from "@/components/ui/form/field";
import { countDishes } from "@/lib/ai/menu-text";
import { showToast } from "@/lib/browser/toasts";
import { MESSAGES } from "@/lib/messages";
import {
  type Corrections,
  nextUncertain,
  withDishBack,
  withDishChanged,
  withDishMoved,
  withNewDish,
  withoutDish,
  withTitle,
} from "./corrections";
import { DishRow, dishFieldId } from "./dish-row";

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
