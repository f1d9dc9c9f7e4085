import { Link } from "@/components/ui/link";
import { AI_REFUSALS } from "@/lib/ai/messages";
import type { AiRefusal } from "@/lib/ai/model";
import { routes } from "@/lib/routes";

export function RefusalWords({ refusal }: { refusal: AiRefusal }) {
  if (refusal !== "quota") return AI_REFUSALS[refusal];
  return (
    <>
      {AI_REFUSALS.quota} Si necesitas más hoy,{" "}
      <Link href={routes.support()} className="underline">
        escríbenos a soporte
      </Link>
      .
    </>
  );
}
