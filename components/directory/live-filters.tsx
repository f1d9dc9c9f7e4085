"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from "react";
import { parsePlan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

type LiveFiltersProps = {
  /** What the address asks for now, by field name. */
  values: Readonly<Record<"q" | "category" | "plan", string>>;
  className: string;
  children: ReactNode;
};

/**
 * The filters' form. Without JavaScript a plain GET. With it: choosing in a select asks at once, the address is replaced
 * (no new history entry) and holds no empty parameters, and the fields follow the address when it changes elsewhere.
 */
export function LiveFilters({ values, className, children }: LiveFiltersProps) {
  const router = useRouter();
  const [isLoading, startLoading] = useTransition();
  const form = useRef<HTMLFormElement>(null);

  const isHydrated = useRef(false);

  useEffect(() => {
    const fieldOf = (name: string) => form.current?.elements.namedItem(name);
    if (!isHydrated.current) {
      isHydrated.current = true;
      // What was typed before this script ran stays; what was chosen is asked for now.
      const isChosen = Object.entries(values).some(([name, value]) => {
        const field = fieldOf(name);
        return field instanceof HTMLSelectElement && field.value !== value;
      });
      if (isChosen) form.current?.requestSubmit();
      return;
    }
    for (const [name, value] of Object.entries(values)) {
      const field = fieldOf(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [values]);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => String(fields.get(name) ?? "");
    const href = routes.directory({ q: read("q"), category: read("category"), plan: parsePlan(read("plan")) });
    startLoading(() => router.replace(href));
  }

  return (
    <search>
      <form
        ref={form}
        // Old choices that a browser puts back on reload are not this visit's.
        autoComplete="off"
        action={routes.directory()}
        onSubmit={apply}
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
        }}
        className={className}
      >
        {children}
      </form>
      {/* Always there, as a live region must be; over the page, so that nothing moves. */}
      <p role="status" className="pointer-events-none fixed inset-x-0 bottom-6 z-30 flex justify-center">
        {isLoading && <span className="rounded-full bg-ink px-4 py-2 text-paper text-sm">Cargando negocios...</span>}
      </p>
    </search>
  );
}
