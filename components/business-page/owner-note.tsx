import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Business } from "@/lib/businesses/model";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

const UPGRADE_TEXTS: Readonly<Record<Plan, string | null>> = {
  free: `Con el plan ${PLANS.pro.name} tu página muestra fotos, WhatsApp, redes y cómo llegar.`,
  pro: `Con el plan ${PLANS.premium.name} sumas menú, video, promociones y hasta ${PLANS.premium.limits.galleryGrid} fotos a la vista.`,
  premium: null,
};

const linkClasses = buttonVariants({ variant: "outline", size: "sm" });

export function OwnerNote({ business }: { business: Business }) {
  const text = UPGRADE_TEXTS[business.plan];
  if (!text) return null;
  const isUnclaimed = business.source !== null && !business.hasOwner;
  return (
    <aside className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-sand px-5 py-4 print:hidden">
      <div className="max-w-narrow flex-1 basis-56">
        <p className="font-semibold">¿Es tu negocio?</p>
        <p className="mt-1 text-sm">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isUnclaimed && (
          <Link href={routes.claim(business.slug)} className={linkClasses}>
            Adminístralo gratis
          </Link>
        )}
        <Link href={routes.plans()} className={linkClasses}>
          Ver planes
        </Link>
      </div>
    </aside>
  );
}
