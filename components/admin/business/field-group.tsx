import type { ReactNode } from "react";

type FieldGroupProps = { title: string; note?: string | undefined; children: ReactNode };

export function FieldGroup({ title, note, children }: FieldGroupProps) {
  return (
    <fieldset className="@container min-w-0 rounded-card border border-line bg-card p-4">
      <legend className="px-1 font-bold text-lg">{title}</legend>
      {note && <p className="mb-3 text-ink-soft text-sm">{note}</p>}
      <div className="grid gap-5 @2xl:grid-cols-2">{children}</div>
    </fieldset>
  );
}
