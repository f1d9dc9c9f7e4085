import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { usedUp } from "@/lib/ai/picture-messages";
import { type AiPictureKind, PICTURE_NAMES } from "@/lib/ai/picture-options";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

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

export function PictureUsedUp({ kind, reason }: { kind: AiPictureKind; reason: "used" | "tries" }) {
  return (
    <div className="grid gap-3 rounded-card bg-sand p-5">
      <p>
        <strong>{usedUp(kind, reason)}</strong> Si necesitas otra,{" "}
        <Link href={routes.support()} className="underline">
          escríbenos a soporte
        </Link>
        .
      </p>
      <p>Puedes subir tu propia foto cuando quieras.</p>
      <p>
        <button
          type="button"
          disabled
          className="button min-h-12 cursor-not-allowed border border-field px-5 py-2 opacity-60"
        >
          Generar<span className="sr-only"> {PICTURE_NAMES[kind]}</span>
        </button>
      </p>
    </div>
  );
}
