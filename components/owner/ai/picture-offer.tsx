import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { type AiPictureKind, PICTURE_NAMES } from "@/lib/ai/picture-options";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { PictureUsedUp } from "./picture-used-up";

type PictureOfferProps = {
  businessId: string;
  kind: AiPictureKind;
  /** Why there is none left (`spentOf`). */
  spent: "used" | "tries" | null;
  /** Another plan has it: the page that it leads to says what it would be, and what it costs. */
  isLocked: boolean;
};

/** The way from a picture to the page that has one made, or why there is none left. */
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
