import type { IsoDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import { PageHeading } from "./page-heading";
import { Prose, sectionsOf } from "./prose";

type LegalTextProps = {
  title: string;
  lead: string;
  updatedOn: IsoDate;
  /** Markdown; each section begins with "## Title {#id}". */
  text: string;
};

export function LegalText({ title, lead, updatedOn, text }: LegalTextProps) {
  const sections = sectionsOf(text);
  return (
    <article className="page-width pt-10 pb-16 lg:pt-20 lg:pb-24">
      <PageHeading title={title} lead={lead} />
      <p className="mt-3 text-ink-soft text-sm">Última actualización: {formatLongDate(updatedOn)}</p>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav
          aria-label="Contenido"
          className="self-start rounded-card border border-line bg-card p-[min(1rem,4vw)] lg:sticky lg:top-6"
        >
          <ol>
            {sections.map(({ id, title: name }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center gap-[min(0.75rem,3vw)] rounded-field px-[min(0.5rem,2vw)] hover:bg-sand lg:min-h-10"
                >
                  <span className="w-5 shrink-0 text-right text-ink-soft text-sm">{index + 1}</span>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal max-w-text">
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id} className="scroll-mt-6 text-xl">
                {section.title}
              </h2>
              <Prose text={section.text} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
