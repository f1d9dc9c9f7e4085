"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useTransition } from "react";
import { dismissErrors } from "@/lib/browser/toasts";
import { routes } from "@/lib/routes";
import { parseDirectoryQuery } from "@/lib/search/directory-query";
import { rememberPlace, restorePlace } from "./carry-over";
import { directoryHref } from "./directory-href";
import { LoadingNote } from "./loading-note";

type LiveFiltersProps = {
  id: string;
  /** Of the panel that holds most of the fields. */
  panelId: string;
  /** What the address asks for now, by field name; "" is nothing. */
  values: Readonly<Record<string, string>>;
  className: string;
  children: ReactNode;
};

const readForm = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

function setField(field: RadioNodeList | Element | null | undefined, value: string): void {
  if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = field.value === value;
  else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
}

/**
 * The filters' form; fields elsewhere on the page belong to it by its id. Without JavaScript a plain GET. With it:
 * choosing asks at once, the address is replaced (no new history entry) and holds no empty parameters, and the fields
 * follow the address when it changes elsewhere.
 */
export function LiveFilters({ id, panelId, values, className, children }: LiveFiltersProps) {
  const router = useRouter();
  const [isLoading, startLoading] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useRef(false);
  const wanted = JSON.stringify(values);

  useLayoutEffect(() => {
    const element = form.current;
    const panel = document.getElementById(panelId);
    if (!element) return;
    restorePlace(element, panel);
    return () => rememberPlace(element, panel);
  }, [panelId]);

  useEffect(() => {
    const askAtOnce = ({ target }: Event) => {
      const isChoice =
        target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === "checkbox");
      if (isChoice && target.form === form.current) target.form?.requestSubmit();
    };
    document.addEventListener("change", askAtOnce);
    return () => document.removeEventListener("change", askAtOnce);
  }, []);

  // By content: a reload of the same list must not take back what is being typed.
  useEffect(() => {
    const fields = form.current?.elements;
    if (!fields) return;
    const values: Record<string, string> = JSON.parse(wanted);
    if (!isHydrated.current) {
      isHydrated.current = true;
      // What was typed before this script ran stays; what was chosen is asked for now.
      const { q: _typed, ...chosen } = form.current ? readForm(form.current) : {};
      const isChosen = Object.entries(values).some(([name, value]) => name !== "q" && (chosen[name] ?? "") !== value);
      if (isChosen) form.current?.requestSubmit();
      return;
    }
    for (const [name, value] of Object.entries(values)) {
      const field = fields.namedItem(name);
      // Who has gone on typing keeps what was typed.
      if (name !== "q" || field !== document.activeElement) setField(field, value);
    }
  }, [wanted]);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = parseDirectoryQuery(readForm(event.currentTarget));
    // "Abierto ahora" that was typed is a filter now, and no part of the term.
    setField(event.currentTarget.elements.namedItem("q"), query.term ?? "");
    const href = directoryHref(query);
    const { submitter } = event.nativeEvent as SubmitEvent;
    submitter?.closest<HTMLElement>("[popover]")?.hidePopover();
    dismissErrors();
    startLoading(() => router.replace(href));
  }

  return (
    <search>
      <form
        ref={form}
        id={id}
        // Old choices that a browser puts back on reload are not this visit's.
        autoComplete="off"
        action={routes.directory()}
        onSubmit={apply}
        className={className}
      >
        {children}
      </form>
      <LoadingNote isLoading={isLoading} />
    </search>
  );
}
