"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { useNavigation } from "@/components/ui/use-navigation";
import type { Suggestion } from "@/lib/search/model";
import { forgetSearches, readRecentSearches, rememberSearch } from "./recent-searches-store";
import { type Choice, suggestionHref } from "./suggestion-href";
import { SuggestionOption } from "./suggestion-option";
import { MIN_TERM_CHARACTERS, useSuggestions } from "./use-suggestions";

type SearchComboboxProps = {
  id: string;
  placeholder: string;
  defaultValue?: string;
  className: string;
  icons: Readonly<Record<Choice["kind"], ReactNode>>;
};

/**
 * A search field that suggests while one types, and while it is empty offers what was searched for last in this browser
 * (the editable combobox of the ARIA Authoring Practices). The field itself is a plain one: it keeps what was typed before
 * the script ran, and its form submits without any script. The list hangs from the nearest positioned ancestor.
 */
export function SearchCombobox({ id, placeholder, defaultValue, className, icons }: SearchComboboxProps) {
  const { navigate } = useNavigation();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  // A field that cannot suggest yet must not announce itself as one.
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  // The list does not vanish between two letters: until the next response, the last one stands.
  const [shown, setShown] = useState<{ term: string; suggestions: readonly Suggestion[] }>({
    term: "",
    suggestions: [],
  });
  /** Filled only while the field is empty. */
  const [recent, setRecent] = useState<readonly string[]>([]);
  const suggestions = useSuggestions(typed);
  if (suggestions && shown.suggestions !== suggestions) {
    setShown({ term: typed, suggestions });
    setActiveIndex(-1);
  }
  const suggested = typed.trim().length >= MIN_TERM_CHARACTERS ? shown.suggestions : [];
  const choices: readonly Choice[] =
    recent.length > 0 ? recent.map((text) => ({ kind: "recent", text, detail: null, slug: null })) : suggested;
  const isExpanded = isOpen && choices.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    const form = field.current?.form;
    const remember = () => rememberSearch(field.current?.value ?? "");
    form?.addEventListener("submit", remember);
    return () => form?.removeEventListener("submit", remember);
  }, []);

  function open() {
    setRecent(field.current?.value === "" ? readRecentSearches() : []);
    setIsOpen(true);
  }

  function openWhenEmpty() {
    if (field.current?.value === "") open();
  }

  function close() {
    setIsOpen(false);
    setActiveIndex(-1);
  }

  function choose(choice: Choice) {
    close();
    const href = suggestionHref(choice);
    if (href) return navigate(href);
    if (!field.current) return;
    field.current.value = choice.text;
    field.current.form?.requestSubmit();
  }

  function forget() {
    forgetSearches();
    setRecent([]);
    close();
    field.current?.focus();
  }

  function step(by: 1 | -1) {
    const places = choices.length + 1;
    if (!isExpanded) open();
    // One place more than options: the field itself, at -1.
    else setActiveIndex((index) => ((index + 1 + by + places) % places) - 1);
  }

  function onKeyDown(event: KeyboardEvent) {
    const active = isExpanded ? choices[activeIndex] : undefined;
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        event.preventDefault();
        return step(event.key === "ArrowDown" ? 1 : -1);
      case "Enter":
        if (active) {
          event.preventDefault();
          return choose(active);
        }
        return close();
      case "Escape":
        if (isExpanded) event.preventDefault();
        return close();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only learns when the focus has left the field and its list
    <div
      className="min-w-0"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <input
        ref={field}
        id={id}
        type="text"
        name="q"
        inputMode="search"
        enterKeyHint="search"
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        defaultValue={defaultValue}
        className={className}
        {...(isHydrated && {
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": isExpanded,
          "aria-controls": listId,
          "aria-activedescendant": activeIndex >= 0 ? optionId(activeIndex) : undefined,
        })}
        onFocus={openWhenEmpty}
        onClick={openWhenEmpty}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          open();
        }}
        onKeyDown={onKeyDown}
      />
      <div
        hidden={!isExpanded}
        className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-card border border-field bg-white py-1 text-left"
      >
        {recent.length > 0 && (
          <div className="flex items-center justify-between pl-3 text-sm">
            <p aria-hidden="true" className="font-semibold text-ink-soft">
              Recientes
            </p>
            <button
              type="button"
              // As with the options: on some phones a tap takes the focus first.
              onMouseDown={(event) => event.preventDefault()}
              onClick={forget}
              className="min-h-11 cursor-pointer rounded-field px-3 text-action-strong hover:bg-sand"
            >
              Borrar<span className="sr-only"> búsquedas recientes</span>
            </button>
          </div>
        )}
        <div id={listId} role="listbox" aria-label={recent.length > 0 ? "Búsquedas recientes" : "Sugerencias"}>
          {isExpanded &&
            choices.map((choice, index) => (
              <SuggestionOption
                key={`${choice.kind}-${choice.slug ?? choice.text}`}
                id={optionId(index)}
                choice={choice}
                term={choice.kind === "recent" ? "" : shown.term}
                isActive={index === activeIndex}
                icon={icons[choice.kind]}
                onChoose={() => choose(choice)}
              />
            ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {isExpanded && (recent.length > 0 ? recentText(recent.length) : countText(choices.length))}
      </p>
    </div>
  );
}

const countText = (count: number): string =>
  count === 1 ? "1 sugerencia. Usa las flechas para elegirla." : `${count} sugerencias. Usa las flechas para elegir.`;

const recentText = (count: number): string =>
  count === 1
    ? "1 búsqueda reciente. Usa las flechas para elegirla."
    : `${count} búsquedas recientes. Usa las flechas para elegir.`;
