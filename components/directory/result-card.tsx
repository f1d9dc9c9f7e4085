import { BusinessCover } from "@/components/businesses/business-cover";
import { counted } from "@/components/businesses/counted";
import { hoursText } from "@/components/businesses/hours-text";
import { PhoneOnTap } from "@/components/businesses/phone-on-tap";
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
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import type { FoundBusiness } from "@/lib/search/model";

type ResultCardProps = { business: FoundBusiness; isInSight: boolean };

/**
 * A business in the directory: a row, so that many fit the screen, or an upright card where one has chosen the grid
 * (cards.css). What is not known takes no room.
 */
export function ResultCard({ business, isInSight }: ResultCardProps) {
  const address = addressLine(business);
  return (
    <article className="result-card">
      <BusinessCover
        business={business}
        rank={isInSight ? "in sight" : "further down"}
        sizes="(width >= 40rem) 20rem, 10rem"
      />
      {business.plan !== "free" && <PlanBadge plan={business.plan} place="directory" className="result-plan" />}
      <div className="result-text">
        <h3>
          <Link href={routes.business(business.slug)}>{business.name}</Link>
        </h3>
        <Standing business={business} />
        {address && (
          <p className="result-address">
            <span className="sr-only">Dirección: </span>
            {address}
          </p>
        )}
      </div>
      <Hours business={business} />
      <About business={business} />
      <Actions business={business} />
      <Link
        href={routes.business(business.slug)}
        className={buttonVariants({ variant: "link", size: "sm", className: "result-more" })}
      >
        Ver Detalles
        <span className="sr-only">{` de ${business.name}`}</span>
      </Link>
      <FavoriteButton business={business} />
    </article>
  );
}

/** What the shop is and how it came to stand here. */
function Standing({ business }: { business: FoundBusiness }) {
  const { category, plan, rating, reviewCount, distanceKm, isFuzzy } = business;
  return (
    <div className="result-standing">
      {distanceKm !== null && (
        <span className="font-semibold text-ink">
          <span className="sr-only">A </span>
          {formatKm(distanceKm)}
        </span>
      )}
      <span>{category}</span>
      {plan === "free" && (
        <span>
          <span className="sr-only">Plan </span>
          {PLANS.free.badge}
        </span>
      )}
      {isFuzzy && <span className="italic">Parecido a tu búsqueda</span>}
      <Rating rating={rating} reviewCount={reviewCount} />
    </div>
  );
}

function Hours({ business }: { business: FoundBusiness }) {
  const hours = hoursText(business);
  if (!hours) return null;
  return (
    <p className="result-hours">
      <span className="sr-only">Horario: </span>
      {business.weeklyHours || business.specialDays ? (
        <span data-apertura={business.slug} className="is-week">
          {hours}
        </span>
      ) : (
        <span>{hours}</span>
      )}
    </p>
  );
}

function About({ business }: { business: FoundBusiness }) {
  const summary = summaryText(business);
  if (!summary && !business.isPromoted) return null;
  return (
    <p className="result-about">
      {business.isPromoted && <span className="font-semibold text-action-strong">Destacado</span>}
      {business.isPromoted && summary && " · "}
      {summary}
    </p>
  );
}

function Actions({ business }: { business: FoundBusiness }) {
  const { name, slug, phone } = business;
  const callHref = telHref(phone, business.phoneE164);
  const whatsappUrl = whatsappChatUrl(business);
  if (!callHref && !business.isPhoneOnTap && !whatsappUrl) return null;
  return (
    <div className="result-actions">
      {callHref && (
        <a
          href={callHref}
          className={buttonVariants({ size: "sm", className: "gap-1.5 px-3" })}
          {...counted("llamada", slug)}
        >
          Llamar
          <span className="font-normal">{phone}</span>
          <span className="sr-only">{` a ${name}`}</span>
        </a>
      )}
      {business.isPhoneOnTap && (
        <PhoneOnTap
          business={{ slug, name }}
          shows="both"
          className={buttonVariants({ size: "sm", className: "gap-1.5 px-3" })}
          whatsappClassName={buttonVariants({ variant: "whatsapp", size: "sm", className: "px-3" })}
        />
      )}
      {whatsappUrl && (
        <a
          href={whatsappUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: "whatsapp", size: "sm", className: "px-3" })}
          {...counted("whatsapp", slug)}
        >
          WhatsApp
          <span className="sr-only">{` de ${name} (abre otra pestaña)`}</span>
        </a>
      )}
    </div>
  );
}
