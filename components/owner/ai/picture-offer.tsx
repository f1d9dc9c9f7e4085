import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { type AiPictureKind, PICTURE_NAMES } from "@/lib/ai/picture-options";
import { routes } from "@/lib/routes";

/** The way from a picture to the page that has one made. */
export function PictureOffer({ businessId, kind }: { businessId: string; kind: AiPictureKind }) {
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
