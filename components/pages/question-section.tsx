import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Question = { question: string; answer: ReactNode };

type QuestionSectionProps = { id: string; title: string; questions: readonly Question[]; className?: string };

/** Questions that open on their own, without JavaScript; their heading stands beside them on wide screens. */
export function QuestionSection({ id, title, questions, className = "" }: QuestionSectionProps) {
  return (
    <section aria-labelledby={id} className={`grid gap-x-16 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)] ${className}`}>
      <h2 id={id} className="text-xl lg:text-2xl">
        {title}
      </h2>
      <QuestionList questions={questions} />
    </section>
  );
}

function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <Icon
              name="chevron-down"
              className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <div className="max-w-text pb-5 text-ink-soft">{answer}</div>
        </details>
      ))}
    </div>
  );
}
