import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { IsoDate } from "@/lib/clock";
import type { FormAction } from "@/lib/forms/form-state";
import type { ChosenBusiness } from "@/lib/owner/panel-model";
import { routes } from "@/lib/routes";
import { EXPLANATIONS, HowItStands } from "../how-it-stands";
import { isPaidFor } from "../plan-links";
import { SendAgain } from "../send-again";
import { WaitingChanges } from "./waiting-changes";

type StandingProps = {
  chosen: ChosenBusiness;
  today: IsoDate;
  resubmit: FormAction;
};

export function Standing({ chosen: { current, owned }, today, resubmit }: StandingProps) {
  return (
    <Card className="p-5">
      <HowItStands business={current} />
      <p className="mt-2 text-ink-soft">{EXPLANATIONS[current.approval]}</p>
      {current.approval === "approved" && (
        <Link
          href={routes.business(current.slug)}
          className={buttonVariants({
            variant: isPaidFor(current, today) ? "default" : "outline",
            size: "sm",
            className: "mt-4",
          })}
        >
          Ver mi página
        </Link>
      )}
      {current.approval === "rejected" && <SendAgain business={current} resubmit={resubmit} />}
      <WaitingChanges waiting={owned.waiting} />
    </Card>
  );
}
