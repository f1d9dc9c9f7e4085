import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { type AiPictureKind, PICTURE_NAMES } from "@/lib/ai/picture-options";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { PictureUsedUp } from "./picture-used-up";

type PictureOfferProps = {
  businessId: string;
  kind: AiPictureKind;
  spent: "used" | "tries" | null;
  isLocked: boolean;
};

export function PictureOffer({ businessId, kind, spent, isLocked }: PictureOfferProps) {
  if (spent) return <PictureUsedUp kind={kind} reason={spent} />;
  return (
    <p>
      <Link
        href={routes.generatePicture(businessId, kind)}
        className={buttonVariants({ variant: "outline", size: "sm" })}
      >
        {`Hacer ${PICTURE_NAMES[kind]} con IA${isLocked ? ` (${PLANS.premium.name})` : ""}`}
      </Link>
    </p>
  );
}
