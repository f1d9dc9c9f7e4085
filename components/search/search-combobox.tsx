"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState, useSyncExternalStore } from "react";
import type { Suggestion } from "@/lib/search/model";
import { suggestionHref } from "./suggestion-href";
import { SuggestionOption } from "./suggestion-option";
import { MIN_TERM_CHARACTERS, useSuggestions } from "./use-suggestions";

type SearchComboboxProps = {
  id: string;
  placeholder: string;
  defaultValue?: string;
  className: string;
  icons: Readonly<Record<Suggestion["kind"], ReactNode>>;
};

const never = () => () => {};
/** False on the server and until the script runs: a field that cannot suggest must not announce itself as one. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * A search field that suggests while one types (the editable combobox of the ARIA Authoring Practices). The field itself is
 * a plain one: it keeps what was typed before the script ran, and its form submits without any script. The list hangs from
 * the nearest positioned ancestor.
 */
export function SearchCombobox({ id, placeholder, defaultValue, className, icons }: SearchComboboxProps) {
  const router = useRouter();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  // The list does not vanish between two letters: until the next answer, the last one stands.
  const [shown, setShown] = useState<{ term: string; suggestions: readonly Suggestion[] }>({
    term: "",
    suggestions: [],
  });
  const suggestions = useSuggestions(typed);
  if (suggestions && shown.suggestions !== suggestions) {
    setShown({ term: typed, suggestions });
    setActiveIndex(-1);
  }
  const isExpanded = isOpen && shown.suggestions.length > 0 && typed.trim().length >= MIN_TERM_CHARACTERS;
  const optionId = (index: number) => `${listId}-${index}`;

  function close() {
    setIsOpen(false);
    setActiveIndex(-1);
  }

  function choose(suggestion: Suggestion) {
    close();
    const href = suggestionHref(suggestion);
    if (href) return router.push(href);
    if (!field.current) return;
    field.current.value = suggestion.text;
    field.current.form?.requestSubmit();
  }

  function step(by: 1 | -1) {
    const places = shown.suggestions.length + 1;
    setIsOpen(true);
    // One place more than options: the field itself, at -1.
    if (isExpanded) setActiveIndex((index) => ((index + 1 + by + places) % places) - 1);
  }

  function onKeyDown(event: KeyboardEvent) {
    const active = isExpanded ? shown.suggestions[activeIndex] : undefined;
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
    <div className="min-w-0">
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
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setIsOpen(true);
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Sugerencias"
        hidden={!isExpanded}
        className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-card border border-field bg-white py-1 text-left"
      >
        {isExpanded &&
          shown.suggestions.map((suggestion, index) => (
            <SuggestionOption
              key={`${suggestion.kind}-${suggestion.slug ?? suggestion.text}`}
              id={optionId(index)}
              suggestion={suggestion}
              term={shown.term}
              isActive={index === activeIndex}
              icon={icons[suggestion.kind]}
              onChoose={() => choose(suggestion)}
            />
          ))}
      </div>
      <p role="status" className="sr-only">
        {isExpanded && countText(shown.suggestions.length)}
      </p>
    </div>
  );
}

const countText = (count: number): string =>
  count === 1 ? "1 sugerencia. Usa las flechas para elegirla." : `${count} sugerencias. Usa las flechas para elegir.`;
