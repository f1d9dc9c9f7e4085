import Link from "next/link";
import { BusinessCover } from "@/components/businesses/business-cover";
import { hoursText } from "@/components/businesses/hours-text";
import { PlanBadge } from "@/components/businesses/plan-badge";
import { Rating } from "@/components/businesses/rating";
import { summaryText } from "@/components/businesses/summary-text";
import { buttonVariants } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import type { BusinessCard } from "@/lib/businesses/model";
import { visibleWhatsappUrl } from "@/lib/businesses/plan-gates";
import { telHref } from "@/lib/contact/phone";
import { addressLine } from "@/lib/geo/route-links";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";

type ResultCardProps = { business: BusinessCard; isPriority: boolean };

const actionClasses = "px-4 max-sm:px-3";

/** A business in the directory: a row on phones, so that many fit the screen, an upright card from 640 px on. */
export function ResultCard({ business, isPriority }: ResultCardProps) {
  const callHref = telHref(business.phone, business.phoneE164);
  const whatsappUrl = visibleWhatsappUrl(business);
  return (
    <article className="relative grid h-full grid-cols-[6rem_1fr] grid-rows-[1fr_auto] overflow-hidden rounded-card border border-line bg-white sm:grid-cols-1 sm:grid-rows-[auto_1fr_auto]">
      <BusinessCover
        business={business}
        isPriority={isPriority}
        className="max-sm:aspect-auto max-sm:h-full"
        initialsClassName="max-sm:text-lg"
      />
      <div className="min-w-0 px-3 pt-2.5 pb-2 sm:p-4 sm:pb-2">
        <h3 className="line-clamp-2 text-base leading-5 sm:text-lg sm:leading-6">
          <Link href={routes.business(business.slug)} className="after:absolute after:inset-0 hover:underline">
            {business.name}
          </Link>
        </h3>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm sm:mt-1">
          {business.category}
          <PlanBadge plan={business.plan} place="directory" className="sm:absolute sm:top-3 sm:left-3" />
          <Rating rating={business.rating} reviewCount={business.reviewCount} />
        </div>
        <p className="mt-1 text-sm max-sm:truncate sm:mt-3 sm:line-clamp-3">
          {summaryText(business) ?? MESSAGES.noDescription}
        </p>
        <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] text-ink-soft text-sm sm:mt-3 sm:gap-1">
          <Fact icon="map-pin" name="Dirección" text={addressLine(business) ?? MESSAGES.notAvailable} />
          <Fact icon="clock" name="Horario" text={hoursText(business) ?? MESSAGES.notAvailable} />
          <Fact icon="phone" name="Teléfono" text={business.phone ?? MESSAGES.noPhone} />
        </ul>
      </div>
      <div className="relative col-span-full flex gap-2 border-line max-sm:border-t px-2.5 py-2 sm:px-4 sm:pb-4">
        {callHref && (
          <a href={callHref} className={buttonVariants({ variant: "outline", size: "sm", className: actionClasses })}>
            Llamar
            <span className="sr-only"> a {business.name}</span>
          </a>
        )}
        {whatsappUrl && (
          <a
            href={whatsappUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ variant: "whatsapp", size: "sm", className: actionClasses })}
          >
            WhatsApp
            <span className="sr-only"> de {business.name} (abre otra pestaña)</span>
          </a>
        )}
        <Link
          href={routes.business(business.slug)}
          className={buttonVariants({ variant: "link", size: "sm", className: "ml-auto px-2" })}
        >
          Ver Detalles
          <span className="sr-only"> de {business.name}</span>
          <Icon name="chevron-right" className="-ml-1 size-5 shrink-0 max-sm:hidden" />
        </Link>
      </div>
    </article>
  );
}

function Fact({ icon, name, text }: { icon: IconName; name: string; text: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} className="mt-0.5 size-4 shrink-0" />
      <span className="sr-only">{name}: </span>
      <span className="min-w-0 max-sm:truncate sm:line-clamp-2">{text}</span>
    </li>
  );
}
