import type { ReactNode } from "react";

type PageHeadingProps = { title: string; lead: ReactNode };

export function PageHeading({ title, lead }: PageHeadingProps) {
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 max-w-narrow text-ink-soft text-lg">{lead}</p>
    </>
  );
}
