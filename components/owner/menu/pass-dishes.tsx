"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { countMenu, type Menu } from "@/lib/businesses/menu";
import { formatCount } from "@/lib/format";

type PassDishesProps = {
  existing: () => Menu | null;
  /** `isAdded`: below what is there; else in its place. */
  onPass: (isAdded: boolean) => void;
  onDiscard: () => void;
};

const wordsFor = (menu: Menu): string =>
  menu.kind === "link"
    ? "Ahora tu menú es un enlace. Estos platillos lo reemplazan."
    : `Ya tienes un menú con ${formatCount(countMenu(menu.sections).items, "platillo", "platillos")}.`;

export function PassDishes({ existing, onPass, onDiscard }: PassDishesProps) {
  const [asked, setAsked] = useState<Menu | null>(null);
  if (asked) {
    return (
      <fieldset className="grid gap-3 rounded-card bg-sand p-4">
        <legend className="sr-only">Qué hacer con el menú que ya tienes</legend>
        <p role="alert" className="font-semibold">
          {wordsFor(asked)}
        </p>
        <div className="flex flex-wrap gap-3">
          {asked.kind === "list" && (
            <Button autoFocus onClick={() => onPass(true)}>
              Agregar al final
            </Button>
          )}
          <Button variant="outline" autoFocus={asked.kind === "link"} onClick={() => onPass(false)}>
            Reemplazarlo
          </Button>
          <Button variant="link" onClick={() => setAsked(null)}>
            Seguir corrigiendo
          </Button>
        </div>
      </fieldset>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        onClick={() => {
          const menu = existing();
          if (menu) setAsked(menu);
          else onPass(false);
        }}
      >
        Pasar a mi menú
      </Button>
      <Button variant="link" onClick={onDiscard}>
        Descartar
      </Button>
    </div>
  );
}
