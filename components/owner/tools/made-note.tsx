import { AI_MESSAGES } from "@/lib/ai/messages";
import { formatLongMoment } from "@/lib/format";

export function MadeNote({ madeAt, isDraft }: { madeAt: Date; isDraft: boolean }) {
  return (
    <p className="text-ink-soft text-sm">
      {isDraft && <strong className="font-semibold">{AI_MESSAGES.draft}. </strong>}
      Hecho el {formatLongMoment(madeAt)}. Léelo antes de publicarlo.
    </p>
  );
}
