import { BusinessCover } from "@/components/businesses/business-cover";
import { countedWithin } from "@/components/businesses/counted";
import { PhoneLink, PhoneOnTap } from "@/components/businesses/phone-link";
import { PlanBadge } from "@/components/businesses/plan-badge";
import { FavoriteButton } from "@/components/favorites/favorite-button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { describeSchedule } from "@/lib/businesses/hours/describe-hours";
import { openingMarks } from "@/lib/businesses/hours/opening-marks";
import { listName } from "@/lib/businesses/list-name";
import { telHref } from "@/lib/contact/phone";
import type { Favorite } from "@/lib/favorites/favorites";
import { routes } from "@/lib/routes";
import type { ListedBusiness } from "./listed-business";
import type { View } from "./view-switch";

type ResultCardProps = { business: ListedBusiness; pictureSizes: string };

/** A business in the directory: a row, low without a picture of its own, or an upright card in a grid (cards.css). */
export function ResultCard({ business, pictureSizes }: ResultCardProps) {
  const { slug, name, plan } = business;
  const isCompact = plan === "free" && !business.coverUrl;
  return (
    <article className={isCompact ? "result-card result-compact" : "result-card"} data-negocio={slug}>
      <BusinessCover business={business} sizes={pictureSizes} />
      {plan !== "free" && <PlanBadge plan={plan} place="directory" className="result-plan" />}
      <div className="result-text">
        <h3>
          <Link href={routes.business(slug)}>{listName(name)}</Link>
        </h3>
        <Standing business={business} kind={(isCompact && business.about) || business.category} />
        <Address business={business} />
      </div>
      <Hours business={business} />
      {!isCompact && <About business={business} />}
      <Actions business={business} />
      <Link href={routes.business(slug)} className="result-more">
        Ver Detalles
        <i>{` de ${name}`}</i>
      </Link>
      <FavoriteButton favorite={toFavorite(business)} />
    </article>
  );
}

/** On phones the colonia comes first: the street is what is cut. */
function Address({ business: { street, neighborhood } }: { business: ListedBusiness }) {
  if (!street && !neighborhood) return null;
  return (
    <p className="result-address">
      <i>Dirección: </i>
      {street && <span>{street}</span>}
      {street && neighborhood && <i>, </i>}
      {neighborhood && <span>{neighborhood}</span>}
    </p>
  );
}

function toFavorite(business: ListedBusiness): Favorite {
  const { slug, name, category, coverUrl = null, phone = null, phoneE164 = null, address = null } = business;
  return { slug, name, category, coverUrl, phone, phoneE164, address };
}

function Standing({ business, kind }: { business: ListedBusiness; kind: string }) {
  const { distance, isFuzzy } = business;
  return (
    <div className="result-standing">
      {distance && (
        <span className="font-semibold text-ink">
          {/^\d/.test(distance) && <i>A </i>}
          {distance}
        </span>
      )}
      <span>{kind}</span>
      {isFuzzy && <span className="italic">Parecido a tu búsqueda</span>}
      <Rating business={business} />
    </div>
  );
}

function Rating({ business: { rating, reviews } }: { business: ListedBusiness }) {
  if (!rating && !reviews) return null;
  return (
    <p className="result-rating">
      {rating && (
        <b>
          <Icon name="star" />
          <i>Calificación </i>
          {rating}
        </b>
      )}
      {reviews && <span>{reviews} reseñas</span>}
    </p>
  );
}

function Hours({ business }: { business: ListedBusiness }) {
  const { weeklyHours, specialDays } = business;
  const hours = business.hours ?? (weeklyHours && describeSchedule(weeklyHours));
  if (!hours) return null;
  return (
    <p className="result-hours">
      <i>Horario: </i>
      {weeklyHours || specialDays ? (
        <span
          key={business.slug}
          {...openingMarks({ weeklyHours: weeklyHours ?? null, specialDays: specialDays ?? null })}
          suppressHydrationWarning
        >
          {hours}
        </span>
      ) : (
        <span>{hours}</span>
      )}
    </p>
  );
}

function About({ business }: { business: ListedBusiness }) {
  const { about, isPromoted } = business;
  if (!about && !isPromoted) return null;
  return (
    <p className="result-about">
      {isPromoted && <b>Destacado</b>}
      {isPromoted && about ? ` · ${about}` : about}
    </p>
  );
}

function Actions({ business }: { business: ListedBusiness }) {
  const { name, slug, phone, whatsappUrl } = business;
  const callHref = telHref(phone ?? null, business.phoneE164 ?? null);
  if (!callHref && !business.isPhoneOnTap && !whatsappUrl) return null;
  return (
    <div className="result-actions">
      {phone && callHref && (
        <PhoneLink href={callHref} phone={phone} className="result-call">
          <Icon name="phone" className="size-4 shrink-0" />
          <b>Llamar</b>
          <span>{phone}</span>
          <i>{` a ${name}`}</i>
        </PhoneLink>
      )}
      {business.isPhoneOnTap && (
        <PhoneOnTap business={{ slug, name }} shows="both" className="result-call" whatsappClassName="result-chat" />
      )}
      {whatsappUrl && (
        <a href={whatsappUrl} target="_blank" rel="noreferrer" className="result-chat" {...countedWithin("whatsapp")}>
          <Icon name="whatsapp" className="size-4 shrink-0" />
          WhatsApp
          <i>{` de ${name} (abre otra pestaña)`}</i>
        </a>
      )}
    </div>
  );
}

/** Drawn width of a card's picture: "auto" measures the frame; elsewhere more than an upright frame. */
const PICTURE_SIZES: Readonly<Record<View, string>> = { list: "auto, (width >= 40rem) 20rem, 5rem", grid: "20rem" };

type ResultListProps = { rows: readonly ListedBusiness[]; usual?: View };

export const ResultList = ({ rows, usual = "list" }: ResultListProps) => (
  <ul className="result-list grid grid-cols-1 gap-2 upright:mt-1 upright:gap-5 sm:upright:grid-cols-2 lg:upright:grid-cols-3">
    {rows.map((business) => (
      <li key={business.slug} className="result">
        <ResultCard business={business} pictureSizes={PICTURE_SIZES[usual]} />
      </li>
    ))}
  </ul>
);
