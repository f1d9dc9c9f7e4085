"use client";

import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { controlClasses, Field, TextField } from "@/components/ui/form/field";
import { toTextList } from "@/lib/database-rows/row";
import { announceInput, useFieldText } from "./use-field-text";

const itemsOf = (text: string): string[] => toTextList(text.replaceAll("\n", ",").split(","));

type ChipsFieldProps = Pick<ComponentProps<typeof TextField>, "name" | "label" | "hint" | "isOptional" | "list">;

/** A list whose entries stand side by side, each with a button that takes it off. It is sent, and is without scripts, a text with commas. */
export function ChipsField({ list, ...field }: ChipsFieldProps) {
  const { text, setText } = useFieldText(field.name);
  const [isScripted, setIsScripted] = useState(false);
  const plain = useRef<HTMLInputElement>(null);
  // Text that was typed before this script ran stays.
  useEffect(() => {
    if (plain.current) setText(plain.current.value);
    setIsScripted(true);
  }, [setText]);
  return isScripted ? (
    <Chips {...{ ...field, list, text, setText }} />
  ) : (
    <TextField {...field} list={list} ref={plain} onInput={({ currentTarget }) => setText(currentTarget.value)} />
  );
}

type ChipsProps = ChipsFieldProps & { text: string; setText: (text: string) => void };

function Chips({ list, text, setText, ...field }: ChipsProps) {
  const [entry, setEntry] = useState("");
  const sent = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLInputElement>(null);
  const items = itemsOf(text);
  const whole = itemsOf(`${text},${entry}`).join(", ");

  function change(next: readonly string[], rest = "") {
    flushSync(() => {
      setText(itemsOf(next.join(",")).join(", "));
      setEntry(rest);
    });
    announceInput(sent.current);
  }

  const take = () => entry.trim() !== "" && change([...items, entry]);

  function type(value: string) {
    const parts = value.split(/[,\n]/);
    const rest = parts.pop() ?? "";
    change([...items, ...parts], parts.length > 0 ? rest.trimStart() : rest);
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Enter" && entry.trim() !== "") {
      event.preventDefault();
      take();
    }
    if (event.key === "Backspace" && entry === "" && items.length > 0) change(items.slice(0, -1));
  }

  return (
    <Field {...field}>
      {({ name, ...control }) => (
        <div className="grid gap-2">
          <input
            ref={sent}
            type="hidden"
            name={name}
            value={whole}
            // Text that a script puts into it: a draft that was kept.
            onInput={({ currentTarget }) => currentTarget.value !== whole && setText(currentTarget.value)}
          />
          {items.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {items.map((item) => (
                <li
                  key={item}
                  className="flex min-w-0 items-center rounded-full border border-line bg-card pl-4 text-sm wrap-anywhere"
                >
                  {item}
                  <button
                    type="button"
                    aria-label={`Quitar ${item}`}
                    onClick={() => {
                      change(
                        items.filter((each) => each !== item),
                        entry,
                      );
                      place.current?.focus();
                    }}
                    className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-sand"
                  >
                    <span aria-hidden="true">×</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            ref={place}
            type="text"
            list={list}
            value={entry}
            enterKeyHint="enter"
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={press}
            className={`${controlClasses} h-12`}
            {...control}
          />
        </div>
      )}
    </Field>
  );
}
