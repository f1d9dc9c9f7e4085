import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { usedUp } from "@/lib/ai/picture-messages";
import { type AiPictureKind, PICTURE_NAMES } from "@/lib/ai/picture-options";
import { routes } from "@/lib/routes";

type PictureOfferProps = { businessId: string; kind: AiPictureKind; isUsed: boolean };

/** The way from a picture to the page that has one made, as long as there is a use left. */
export function PictureOffer({ businessId, kind, isUsed }: PictureOfferProps) {
  if (isUsed) return <p className="text-ink-soft text-sm">{usedUp(kind, "used")}</p>;
  return (
    <p>
      <Link
        href={routes.generatePicture(businessId, kind)}
        className={buttonVariants({ variant: "outline", size: "sm" })}
      >
        Hacer {PICTURE_NAMES[kind]} con IA
      </Link>
    </p>
  );
}
