import { BusinessCover } from "@/components/businesses/business-cover";
import { hoursText } from "@/components/businesses/hours-text";
import { PlanBadge } from "@/components/businesses/plan-badge";
import { Rating } from "@/components/businesses/rating";
import { summaryText } from "@/components/businesses/summary-text";
import { FavoriteButton } from "@/components/favorites/favorite-button";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { whatsappChatUrl } from "@/lib/businesses/plan-gates";
import { telHref } from "@/lib/contact/phone";
import { formatKm } from "@/lib/format";
import { addressLine } from "@/lib/geo/route-links";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";
import type { FoundBusiness } from "@/lib/search/model";

type ResultCardProps = { business: FoundBusiness; isInSight: boolean };

/** A business in the directory: a row in lists and on phones, so that many fit the screen, else an upright card. */
export function ResultCard({ business, isInSight }: ResultCardProps) {
  return (
    <article className="result-card">
      <BusinessCover
        business={business}
        rank={isInSight ? "in sight" : "further down"}
        sizes="(width >= 40rem) 24rem, 17rem"
      />
      <div className="result-text">
        <h3>
          <Link href={routes.business(business.slug)}>{business.name}</Link>
        </h3>
        <Standing business={business} />
        <p>{summaryText(business) ?? MESSAGES.noDescription}</p>
        <ul className="result-facts">
          <li className="fact-address">
            <span className="sr-only">Dirección: </span>
            {addressLine(business) ?? MESSAGES.notAvailable}
          </li>
          <li className="fact-hours">
            <span className="sr-only">Horario: </span>
            {business.weeklyHours && <span data-apertura={business.slug} />}
            {hoursText(business) ?? MESSAGES.notAvailable}
          </li>
          <li className="fact-phone">
            <span className="sr-only">Teléfono: </span>
            {business.phone ?? MESSAGES.noPhone}
          </li>
        </ul>
      </div>
      <Actions business={business} />
      <FavoriteButton business={business} />
    </article>
  );
}

/** What the shop is and how it came to stand here. */
function Standing({ business }: { business: FoundBusiness }) {
  const { category, plan, rating, reviewCount, distanceKm, isPromoted, isFuzzy } = business;
  return (
    <div className="result-standing">
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
  const whatsappUrl = whatsappChatUrl(business);
  return (
    <div className={callHref || whatsappUrl ? "result-actions" : "result-actions is-lone"}>
      {callHref && (
        <a
          href={callHref}
          data-cuenta="llamada"
          data-negocio={slug}
          className={buttonVariants({ variant: "outline", size: "sm", className: "px-3" })}
        >
          Llamar
          <span className="sr-only">{` a ${name}`}</span>
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
          <span className="sr-only">{` de ${name} (abre otra pestaña)`}</span>
        </a>
      )}
      <Link
        href={routes.business(slug)}
        className={buttonVariants({ variant: "link", size: "sm", className: "result-more ml-auto px-1" })}
      >
        Ver Detalles
        <span className="sr-only">{` de ${name}`}</span>
      </Link>
    </div>
  );
}
