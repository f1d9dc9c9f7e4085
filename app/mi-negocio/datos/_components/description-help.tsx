import { DescriptionWriter } from "@/components/owner/ai/description-writer";
import { StarterOffer } from "@/components/owner/ai/starter-offer";
import { Link } from "@/components/ui/link";
import { describeBusiness } from "@/lib/ai/description";
import { DESCRIPTION_WORDS } from "@/lib/ai/messages";
import { getAiStanding } from "@/lib/ai/server/standing";
import { getStarterText } from "@/lib/ai/server/starter-text-of";
import type { Panel } from "@/lib/owner/panel-model";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { saveData } from "../actions";

export async function DescriptionHelp({ panel: { viewer, current } }: { panel: Panel }) {
  const { id, plan } = current;
  const help = PLANS[plan].gates.aiDescription;
  if (help === "on-demand") {
    return (
      <DescriptionWriter
        businessId={id}
        standing={await getAiStanding({ person: viewer.id, business: id, wanted: describeBusiness })}
        isSent
      />
    );
  }
  const starter = help === "starter" ? await getStarterText(viewer.id, id) : null;
  return (
    <>
      {starter?.kind === "written" && <StarterOffer businessId={id} starter={starter} action={saveData} />}
      <p className="text-ink-soft text-sm">
        {DESCRIPTION_WORDS.locked}{" "}
        <Link href={routes.plans()} className="underline">
          Ver planes
        </Link>
      </p>
    </>
  );
}
