type SectionChipsProps = {
  /** Sections of the page that exist, in the order in which they are asked for; `id` is their heading's. */
  sections: readonly { id: string; name: string }[];
};

export function SectionChips({ sections }: SectionChipsProps) {
  if (sections.length === 0) return null;
  return (
    <nav aria-label="En esta página" className="lg:hidden print:hidden">
      <ul className="flex flex-wrap gap-2">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-field bg-card px-4 font-semibold text-sm hover:bg-sand"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
