import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Question = { question: string; answer: ReactNode };

/** Questions that open on their own, without JavaScript. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="mt-6 max-w-[48rem] divide-y divide-line border-line border-y">
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
