"use client";

import { useEffect, useId, useState } from "react";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/radix/dialog";
import { Switch } from "@/components/ui/radix/switch";
import { readStored, writeStored } from "@/lib/browser/device-storage";

export type Shortcut = { key: string; label: string };

/** "no" where this device's user wants none. */
const STORAGE_KEY = "atajos";

const IS_TYPED_IN =
  'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

/** Fields are gone to, everything else is pressed. */
function use(element: HTMLElement): void {
  if (element.matches(IS_TYPED_IN)) element.focus();
  else element.click();
}

/** Presses `aria-keyshortcuts`; never while typing, with Ctrl, Alt or Meta, or below a window. Can be switched off (WCAG 2.1.4). */
export function Shortcuts({ list }: { list: readonly Shortcut[] }) {
  const id = useId();
  const [isOn, setIsOn] = useState(true);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => setIsOn(readStored(STORAGE_KEY) !== "no"), []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isOn || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof HTMLElement && event.target.matches(IS_TYPED_IN)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]')) return;
      const key = event.key.toLowerCase();
      const named = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
      const target = [...named].find((each) => each.checkVisibility());
      if (!target) return;
      event.preventDefault();
      use(target);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn]);

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger className="tap-target hidden text-link text-sm pointer-fine:inline" aria-keyshortcuts="?">
        Atajos de teclado <Key name="?" />
      </DialogTrigger>
      <DialogContent title="Atajos de teclado">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {list.map(({ key, label }) => (
            <div key={key} className="contents">
              <dt>
                <Key name={key} />
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 flex min-h-11 items-center gap-3">
          <Switch
            aria-labelledby={id}
            checked={isOn}
            onCheckedChange={(next) => {
              setIsOn(next);
              writeStored(STORAGE_KEY, next ? "" : "no");
            }}
          />
          <span id={id}>Usar atajos en este dispositivo</span>
        </p>
      </DialogContent>
    </Dialog>
  );
}

export const Key = ({ name }: { name: string }) => (
  <span aria-hidden="true">
    <kbd className="ml-1 hidden rounded border border-current/40 px-1.5 font-sans text-sm pointer-fine:inline">
      {name}
    </kbd>
  </span>
);
