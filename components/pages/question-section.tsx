import { Icon } from "@/components/ui/icon";
import { Inline, sectionsOf } from "./prose";

type QuestionSectionProps = {
  id: string;
  title: string;
  /** Markdown: a question is a heading, its answer the line below it. */
  text: string;
  className?: string;
};

/** Questions that open on their own, without JavaScript; their heading stands beside them on wide screens. */
export function QuestionSection({ id, title, text, className = "" }: QuestionSectionProps) {
  return (
    <section aria-labelledby={id} className={`grid gap-x-16 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)] ${className}`}>
      <h2 id={id} className="text-xl lg:text-2xl">
        {title}
      </h2>
      <div className="divide-y divide-line border-line border-y">
        {sectionsOf(text).map(({ title: question, text: answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                name="chevron-down"
                className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <div className="max-w-text pb-5 text-ink-soft">
              <Inline text={answer} linkClassName="text-link" />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
