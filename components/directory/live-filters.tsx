"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
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
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [values]);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => String(fields.get(name) ?? "");
    router.replace(routes.directory({ q: read("q"), category: read("category"), plan: parsePlan(read("plan")) }));
  }

  return (
    <search>
      <form
        ref={form}
        action={routes.directory()}
        onSubmit={apply}
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
        }}
        className={className}
      >
        {children}
      </form>
    </search>
  );
}
