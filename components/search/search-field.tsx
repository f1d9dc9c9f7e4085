import { Icon, type IconName } from "@/components/ui/icon";
import type { Choice } from "@/lib/search/suggestion-href";

const KINDS: Readonly<Record<Choice["kind"], readonly [name: string, icon: IconName]>> = {
  business: ["Negocio", "store"],
  category: ["Categoría", "tag"],
  activity: ["Giro", "search"],
  neighborhood: ["Colonia", "map-pin"],
  recent: ["Reciente", "history"],
};

type SearchFieldProps = { id: string; placeholder: string; defaultValue?: string; className: string };

/** Search field with suggestions (`browser/on-demand/search.ts`), whose list hangs from the nearest positioned ancestor. */
export function SearchField({ id, placeholder, defaultValue, className }: SearchFieldProps) {
  const listId = `${id}-sugerencias`;
  return (
    <div data-script="search" className="min-w-0">
      <input
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
        data-sugerencias={listId}
        suppressHydrationWarning
        className={className}
      />
      <div
        hidden
        data-lista=""
        className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-card border border-field bg-card py-1 text-left"
      >
        <div hidden data-recientes="" className="flex items-center justify-between pl-3 text-sm">
          <p aria-hidden="true" className="font-semibold text-ink-soft">
            Recientes
          </p>
          <button type="button" className="min-h-11 cursor-pointer rounded-field px-3 text-action-strong hover:bg-sand">
            Borrar<span className="sr-only"> búsquedas recientes</span>
          </button>
        </div>
        <div id={listId} role="listbox" aria-label="Sugerencias" />
      </div>
      <p role="status" className="sr-only" />
      <div hidden>
        {Object.entries(KINDS).map(([kind, [name, icon]]) => (
          <div key={kind} data-molde={kind} className="suggestion">
            <Icon name={icon} className="size-5 shrink-0 text-action-strong" />
            <span className="suggestion-words">
              <span data-texto="" />
              <span data-detalle="" className="suggestion-note" />
            </span>
            <span className="suggestion-note shrink-0 max-sm:sr-only">{name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
