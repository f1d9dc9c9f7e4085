import Link from "next/link";
import { BusinessCover } from "@/components/businesses/business-cover";
import { hoursText } from "@/components/businesses/hours-text";
import { PlanBadge } from "@/components/businesses/plan-badge";
import { Rating } from "@/components/businesses/rating";
import { summaryText } from "@/components/businesses/summary-text";
import { FavoriteButton } from "@/components/favorites/favorite-button";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { visibleWhatsappUrl } from "@/lib/businesses/plan-gates";
import { cn } from "@/lib/cn";
import { telHref } from "@/lib/contact/phone";
import { formatKm } from "@/lib/format";
import { addressLine } from "@/lib/geo/route-links";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";
import type { FoundBusiness } from "@/lib/search/model";
import { CardFact } from "./card-fact";
import { OpeningWord } from "./opening-word";

type ResultCardProps = { business: FoundBusiness; isPriority: boolean };

/** A business in the directory: a row in lists and on phones, so that many fit the screen, else an upright card. */
export function ResultCard({ business, isPriority }: ResultCardProps) {
  return (
    <article className="relative grid h-full grid-cols-[6rem_1fr] grid-rows-[1fr_auto] overflow-hidden rounded-card border border-line bg-white sm:grid-cols-[11rem_1fr] upright:grid-cols-1 upright:grid-rows-[auto_1fr_auto]">
      <BusinessCover
        business={business}
        isPriority={isPriority}
        className="aspect-auto h-full sm:row-span-2 upright:row-span-1 upright:aspect-video upright:h-auto"
        initialsClassName="text-lg upright:text-2xl"
      />
      <div className="min-w-0 px-3 pt-2.5 pb-2 upright:p-4 upright:pb-2 sm:px-4">
        <h3 className="line-clamp-2 text-base leading-5 upright:text-lg upright:leading-6">
          <Link href={routes.business(business.slug)} className="after:absolute after:inset-0 hover:underline">
            {business.name}
          </Link>
        </h3>
        <Standing business={business} />
        <p className="mt-1 truncate text-sm upright:mt-2.5 upright:line-clamp-3 upright:whitespace-normal">
          {summaryText(business) ?? MESSAGES.noDescription}
        </p>
        <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] text-ink-soft text-sm upright:mt-2.5 upright:gap-1">
          <CardFact icon="map-pin" name="Dirección">
            {addressLine(business) ?? MESSAGES.notAvailable}
          </CardFact>
          <CardFact icon="clock" name="Horario">
            {business.weeklyHours && <OpeningWord hours={business.weeklyHours} />}
            {hoursText(business) ?? MESSAGES.notAvailable}
          </CardFact>
          <CardFact icon="phone" name="Teléfono">
            {business.phone ?? MESSAGES.noPhone}
          </CardFact>
        </ul>
      </div>
      <Actions business={business} />
      <FavoriteButton business={business} className="absolute top-1.5 left-1.5 upright:right-1.5 upright:left-auto" />
    </article>
  );
}

/** What the shop is and how it came to stand here. */
function Standing({ business }: { business: FoundBusiness }) {
  const { category, plan, rating, reviewCount, distanceKm, isPromoted, isFuzzy } = business;
  return (
    <div className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm upright:mt-1">
      {distanceKm !== null && (
        <span className="font-semibold text-ink">
          <span className="sr-only">A </span>
          {formatKm(distanceKm)}
        </span>
      )}
      {category}
      <PlanBadge plan={plan} place="directory" className="upright:absolute upright:top-3 upright:left-3" />
      {isPromoted && <span className="font-semibold text-action-strong">Destacado</span>}
      {isFuzzy && <span className="italic">Parecido a tu búsqueda</span>}
      <Rating rating={rating} reviewCount={reviewCount} />
    </div>
  );
}

function Actions({ business }: { business: FoundBusiness }) {
  const { name, slug } = business;
  const callHref = telHref(business.phone, business.phoneE164);
  const whatsappUrl = visibleWhatsappUrl(business);
  return (
    <div
      className={cn(
        "relative col-span-full flex flex-wrap gap-2 border-line px-2.5 sm:col-span-1 sm:col-start-2 sm:px-4 sm:pb-3",
        "upright:col-span-full upright:col-start-1 upright:border-t-0 upright:px-4 upright:pt-2 upright:pb-4",
        // A lone link needs no bar of its own.
        callHref || whatsappUrl ? "py-2 max-sm:border-t" : "max-sm:-mt-2",
      )}
    >
      {callHref && (
        <a
          href={callHref}
          data-cuenta="llamada"
          data-negocio={slug}
          className={buttonVariants({ variant: "outline", size: "sm", className: "px-3" })}
        >
          Llamar
          <span className="sr-only"> a {name}</span>
        </a>
      )}
      {whatsappUrl && (
        <a
          href={whatsappUrl}
          target="_blank"
          rel="noopener noreferrer"
          data-cuenta="whatsapp"
          data-negocio={slug}
          className={buttonVariants({ variant: "whatsapp", size: "sm", className: "px-3" })}
        >
          WhatsApp
          <span className="sr-only"> de {name} (abre otra pestaña)</span>
        </a>
      )}
      <Link
        href={routes.business(slug)}
        className={buttonVariants({ variant: "link", size: "sm", className: "ml-auto px-1" })}
      >
        Ver Detalles
        <span className="sr-only"> de {name}</span>
        <Icon name="chevron-right" className="-ml-1 size-5 shrink-0 max-sm:hidden" />
      </Link>
    </div>
  );
}
