import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { IsoDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import type { OwnBusiness } from "@/lib/owner/model";
import { routes } from "@/lib/routes";
import { EXPLANATIONS, HowItStands } from "./how-it-stands";
import { IsItYours } from "./is-it-yours";
import { HowToCancel, isPaidFor, PlanLinks } from "./plan-links";

type OwnBusinessCardProps = {
  business: OwnBusiness;
  today: IsoDate;
  accept: FormAction;
  disown: FormAction;
};

export function OwnBusinessCard({ business, today, accept, disown }: OwnBusinessCardProps) {
  const { slug, name, approval, paidUntil } = business;
  const isPaid = isPaidFor(business, today);
  return (
    <Card className="p-5 sm:p-6">
      <HowItStands business={business} />
      <h2 className="mt-3 break-words text-xl">{name}</h2>
      <p className="mt-1 text-ink-soft">{EXPLANATIONS[approval]}</p>
      <IsItYours business={business} accept={accept} disown={disown} />
      {paidUntil && <p className="mt-5">Pagado hasta el {formatLongDate(paidUntil)}.</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        {approval === "approved" && (
          <Link
            href={routes.business(slug)}
            className={buttonVariants({ variant: isPaid ? "default" : "outline", size: "sm" })}
          >
            Ver mi página
          </Link>
        )}
        <PlanLinks business={business} isMain={!isPaid} />
      </div>
      {paidUntil && <HowToCancel paidUntil={paidUntil} />}
    </Card>
  );
}
