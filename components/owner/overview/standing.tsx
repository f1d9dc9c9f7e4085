import { Card } from "@/components/ui/card";
import type { FormAction } from "@/lib/forms/form-state";
import type { ChosenBusiness } from "@/lib/owner/panel-model";
import { EXPLANATIONS, HowItStands } from "../how-it-stands";
import { SendAgain } from "../send-again";
import { WaitingChanges } from "./waiting-changes";

type StandingProps = { chosen: ChosenBusiness; resubmit: FormAction };

/** Whether the page is published, and the one thing to do where it is not. */
export function Standing({ chosen: { current, owned }, resubmit }: StandingProps) {
  return (
    <Card className="p-5">
      <HowItStands business={current} />
      <p className="mt-2 text-ink-soft">{EXPLANATIONS[current.approval]}</p>
      {current.approval === "rejected" && <SendAgain business={current} resubmit={resubmit} />}
      <WaitingChanges waiting={owned.waiting} />
    </Card>
  );
}
