import type { ReactNode } from "react";
import { AI_MESSAGES, DESCRIPTION_WORDS } from "@/lib/ai/messages";
import type { StarterText } from "@/lib/ai/model";

export function StarterWords({ starter, children }: { starter: StarterText; children?: ReactNode }) {
  if (starter.kind === "waiting") return <p className="mt-4 text-ink-soft">{DESCRIPTION_WORDS.starterWaiting}</p>;
  return (
    <section className="mt-4 grid gap-2 rounded-field bg-sand px-4 py-3">
      <p className="font-semibold">{DESCRIPTION_WORDS.starter}.</p>
      <blockquote className="whitespace-pre-line wrap-anywhere">{starter.text}</blockquote>
      {starter.isDraft && <p className="text-ink-soft text-sm">{AI_MESSAGES.draft}</p>}
      {children}
    </section>
  );
}
