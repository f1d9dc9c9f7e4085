import type { ReactNode } from "react";
import { CopyButton } from "@/components/businesses/copy-button";
import { counted } from "@/components/businesses/counted";
import { PhoneLink, PhoneOnTap } from "@/components/businesses/phone-link";
import { WhatsappLink } from "@/components/businesses/whatsapp-link";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon, type IconName } from "@/components/ui/icon";
import { NewTabLink } from "@/components/ui/new-tab-note";
import type { Business } from "@/lib/businesses/model";
import { visibleRouteLinks, whatsappChatUrl } from "@/lib/businesses/plan-gates";
import type { IsoDate } from "@/lib/clock";
import { telHref } from "@/lib/contact/phone";
import { parseWhatsapp } from "@/lib/contact/whatsapp";
import { mapPageUrl } from "@/lib/geo/map-url";
import { addressLine, copyableAddress, type RouteLink } from "@/lib/geo/route-links";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";
import { EmbedOnTap } from "./embed-on-tap";
import { HoursBlock } from "./hours-block";
import { PhoneNumber } from "./phone-number";

/** Classes of as many beside each other as there is room for; on phones icons leave no room for words. */
const besideClasses = buttonVariants({
  variant: "outline",
  size: "sm",
  className: "flex-auto px-2 max-md:[&>svg]:hidden",
});
const reachClasses = "flex-auto px-3";
const callClasses = buttonVariants({ className: reachClasses });

/** Shows hours and place alone on phones: the rest stands with the name and in `ActionBar`. @param today the day in Mexico City. */
export function ContactCard({ business, today }: { business: Business; today: IsoDate }) {
  const callHref = telHref(business.phone, business.phoneE164);
  const whatsappUrl = whatsappChatUrl(business);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 lg:gap-4">
      <div className="grid gap-1 max-lg:hidden">
        <h2 className="text-lg">Contacto</h2>
        <div className="mt-2 flex flex-wrap gap-2 empty:hidden print:hidden">
          {business.phone && callHref && (
            <PhoneLink href={callHref} phone={business.phone} slug={business.slug} className={callClasses}>
              <Icon name="phone" />
              Llamar
            </PhoneLink>
          )}
          {business.isPhoneOnTap && (
            <PhoneOnTap
              business={{ slug: business.slug, name: business.name }}
              shows="both"
              className={callClasses}
              whatsappClassName={buttonVariants({ variant: "whatsapp", className: reachClasses })}
            />
          )}
          {whatsappUrl && <WhatsappLink url={whatsappUrl} business={business} className={reachClasses} />}
        </div>
        <div>
          <PhoneNumber business={business} />
        </div>
      </div>
      <InvalidWhatsappWarning business={business} />
      <Part id="horario" icon="clock" title="Horario">
        <HoursBlock business={business} today={today} />
      </Part>
      <Part id="ubicacion" icon="map-pin" title="Dónde está">
        <Address business={business} />
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2 print:hidden">
          <RouteLinks business={business} />
          <div className="flex flex-wrap gap-2">
            <MapOnTap business={business} className={besideClasses} />
            {!business.isPlaceApproximate && <CopyAddress business={business} />}
            {(callHref || whatsappUrl) && (
              <a
                href={routes.businessContact(business.slug)}
                download={`${business.slug}.vcf`}
                className={besideClasses}
              >
                <Icon name="user-plus" />
                Guardar contacto
              </a>
            )}
          </div>
          <p className="text-ink-soft text-sm">El mapa es de Google y se carga al tocarlo.</p>
        </div>
      </Part>
    </Card>
  );
}

type PartProps = { id: string; icon: IconName; title: string; children: ReactNode };

function Part({ id, icon, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex items-center gap-2 text-lg lg:text-base">
        <Icon name={icon} className="size-5 shrink-0 text-ink-soft" />
        {title}
      </h2>
      <div className="mt-2">{children}</div>
    </section>
  );
}

function Address({ business }: { business: Business }) {
  const line = addressLine(business);
  const { postalCode } = business;
  return (
    <>
      {line ?? MESSAGES.notAvailable}
      {postalCode && !line?.includes(postalCode) && (
        <span className="block text-ink-soft text-sm">C.P. {postalCode}</span>
      )}
      {business.isPlaceApproximate && (
        <span className="block text-ink-soft text-sm">{MESSAGES.placeIsApproximate}</span>
      )}
    </>
  );
}

function CopyAddress({ business }: { business: Business }) {
  const address = copyableAddress(business);
  // Without a route the bar has it.
  const isInBar = address !== null && visibleRouteLinks(business).length === 0;
  return (
    <>
      <CopyButton
        text={address}
        className={`${besideClasses} noscript:hidden ${isInBar ? "max-md:hidden" : ""}`.trimEnd()}
      >
        <Icon name="copy" />
        Copiar dirección
      </CopyButton>
      {address === null && <p className="noscript:hidden basis-full text-ink-soft text-sm">{MESSAGES.nothingToCopy}</p>}
    </>
  );
}

function InvalidWhatsappWarning({ business }: { business: Business }) {
  if (parseWhatsapp(business.whatsapp).kind !== "invalid") return null;
  return <p className="rounded-field bg-closing-soft px-4 py-3 text-closing text-sm">{MESSAGES.invalidWhatsapp}</p>;
}

type MapOnTapProps = { business: Pick<Business, "name" | "mapEmbedUrl">; className: string };

const MapOnTap = ({ business, className }: MapOnTapProps) => (
  <EmbedOnTap
    href={mapPageUrl(business.mapEmbedUrl)}
    embedUrl={business.mapEmbedUrl}
    title={`Mapa: ubicación de ${business.name}`}
    closedClassName={className}
    openClassName="h-56 min-w-0 basis-full rounded-field"
  >
    <Icon name="map" />
    Ver mapa
  </EmbedOnTap>
);

/** The ways there, each in its own app; nothing for an owned free listing. */
function RouteLinks({ business }: { business: Business }) {
  const links = visibleRouteLinks(business);
  if (links.length === 0) return null;
  const didi = links.find(({ app }) => app === "didi");
  return (
    <details className="group">
      <summary className={buttonVariants({ variant: "secondary", size: "sm", className: "w-full list-none" })}>
        <Icon name="navigation" />
        Cómo llegar
        <Icon name="chevron-down" className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links
          .filter((link) => link !== didi)
          .map((link) => (
            <li key={link.app} className="flex-auto">
              <RouteButton link={link} slug={business.slug} />
            </li>
          ))}
      </ul>
      {didi && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <RouteButton link={didi} slug={business.slug} />
          <p className="min-w-0 flex-[1_1_8rem] text-ink-soft text-sm">
            Abre sin destino: copia la dirección y pégala ahí.
          </p>
        </div>
      )}
    </details>
  );
}

function RouteButton({ link, slug }: { link: RouteLink; slug: string }) {
  return (
    <NewTabLink
      href={link.url}
      {...counted("ruta", slug)}
      className={buttonVariants({ variant: "outline", size: "sm", className: "w-full px-2" })}
    >
      <Icon name={link.app === "uber" || link.app === "didi" ? "car" : "navigation"} />
      {link.label}
    </NewTabLink>
  );
}
