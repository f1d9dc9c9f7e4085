import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { usedUp } from "@/lib/ai/picture-messages";
import { type AiPictureKind, PICTURE_NAMES } from "@/lib/ai/picture-options";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

type PictureOfferProps = {
  businessId: string;
  kind: AiPictureKind;
  isUsed: boolean;
  /** Another plan has it: the page that it leads to says what it would be, and what it costs. */
  isLocked: boolean;
};

/** The way from a picture to the page that has one made, as long as there is a use left. */
export function PictureOffer({ businessId, kind, isUsed, isLocked }: PictureOfferProps) {
  if (isUsed) return <p className="text-ink-soft text-sm">{usedUp(kind, "used")}</p>;
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
