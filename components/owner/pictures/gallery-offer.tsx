import { BusinessCover } from "@/components/businesses/business-cover";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Business } from "@/lib/businesses/model";
import { formatPesos } from "@/lib/format";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

const { pro, premium } = PLANS;

/** Stands in the place of the gallery of a plan that has none: how it would look, and the way there. */
export function GalleryOffer({ business }: { business: Business }) {
  const kept = business.gallery.length;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">Galería</h2>
      <div aria-hidden="true" className="grid grid-cols-3 gap-2 opacity-60">
        {Array.from({ length: pro.limits.galleryGrid }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <BusinessCover key={index} business={business} sizes="12rem" className="aspect-square rounded-field" />
        ))}
      </div>
      {kept > 0 && (
        <p className="rounded-field bg-sand px-4 py-3 text-sm">
          {kept === 1 ? "Tu foto sigue guardada y vuelve" : `Tus ${kept} fotos siguen guardadas y vuelven`} a tu página
          con tu plan.
        </p>
      )}
      <p>
        Enseña tu local y lo que vendes: {pro.limits.galleryUpload} fotos con {pro.name} (
        {formatPesos(pro.pricePerMonthMxn)} al mes) y hasta {premium.limits.galleryUpload} con {premium.name} (
        {formatPesos(premium.pricePerMonthMxn)}).
      </p>
      <p>
        <Link href={routes.plans()} className={buttonVariants()}>
          Ver planes
        </Link>
      </p>
    </section>
  );
}
