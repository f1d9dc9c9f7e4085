import type { ReactNode } from "react";
import { highlight } from "@/lib/search/highlight";
import type { Choice } from "./suggestion-href";

const KIND_NAMES: Readonly<Record<Choice["kind"], string>> = {
  business: "Negocio",
  category: "Categoría",
  activity: "Giro",
  neighborhood: "Colonia",
  recent: "Reciente",
};

const scrollIntoView = (element: Element | null) => element?.scrollIntoView({ block: "nearest" });

type SuggestionOptionProps = {
  id: string;
  choice: Choice;
  /** What was typed, marked in the text. */
  term: string;
  isActive: boolean;
  icon: ReactNode;
  onChoose: () => void;
};

/** One line of the search field's list; the keyboard reaches it through the field. */
export function SuggestionOption({ id, choice, term, isActive, icon, onChoose }: SuggestionOptionProps) {
  const { kind, text, detail } = choice;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points at the active option
    <div
      ref={isActive ? scrollIntoView : undefined}
      id={id}
      role="option"
      aria-selected={isActive}
      className="flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-sand aria-selected:bg-sand"
      // Keeps the focus, and with it the list, until the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          {highlight(text, term).map((part, index) =>
            part.isMatch ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which never move
              <b key={index}>{part.text}</b>
            ) : (
              part.text
            ),
          )}
        </span>
        {detail && <span className="block truncate text-ink-soft text-sm">{detail}</span>}
      </span>
      <span className="shrink-0 text-ink-soft text-sm max-sm:sr-only">{KIND_NAMES[kind]}</span>
    </div>
  );
}
