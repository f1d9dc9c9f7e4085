import { CopyButton } from "@/components/businesses/copy-button";
import { counted } from "@/components/businesses/counted";
import { PhoneLink, PhoneOnTap } from "@/components/businesses/phone-link";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { NewTabLink } from "@/components/ui/new-tab-note";
import type { Business } from "@/lib/businesses/model";
import { visibleRouteLinks, whatsappChatUrl } from "@/lib/businesses/plan-gates";
import { telHref } from "@/lib/contact/phone";
import { mapPageUrl } from "@/lib/geo/map-url";
import { copyableAddress } from "@/lib/geo/route-links";

/** On phones, the ways to reach the shop at the bottom of the screen. Without number and route that is the map. */
export function ActionBar({ business }: { business: Business }) {
  const callHref = telHref(business.phone, business.phoneE164);
  const whatsappUrl = whatsappChatUrl(business);
  const [route] = visibleRouteLinks(business);
  // A colonia leads to no door.
  const address = business.isPlaceApproximate ? null : copyableAddress(business);
  const { isPhoneOnTap } = business;
  if (!callHref && !isPhoneOnTap && !whatsappUrl && !route && !address) return null;
  const isReachable = callHref || isPhoneOnTap || whatsappUrl || route;
  return (
    <div className="action-bar-frame lg:hidden print:hidden">
      <div className="action-bar flex border-line border-t bg-paper px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        {business.phone && callHref && (
          <PhoneLink
            href={callHref}
            phone={business.phone}
            slug={business.slug}
            className={buttonVariants({ size: "bar" })}
          >
            <Icon name="phone" />
            Llamar
          </PhoneLink>
        )}
        {isPhoneOnTap && (
          <PhoneOnTap
            business={{ slug: business.slug, name: business.name }}
            shows="call"
            className={buttonVariants({ size: "bar" })}
            whatsappClassName={buttonVariants({ variant: "whatsapp", size: "bar" })}
          />
        )}
        {whatsappUrl && (
          <NewTabLink
            href={whatsappUrl}
            className={buttonVariants({ variant: "whatsapp", size: "bar" })}
            {...counted("whatsapp", business.slug)}
          >
            <Icon name="whatsapp" />
            WhatsApp
          </NewTabLink>
        )}
        {!isReachable && (
          <NewTabLink href={mapPageUrl(business.mapEmbedUrl)} className={buttonVariants({ size: "bar" })}>
            <Icon name="map" />
            Ver mapa
          </NewTabLink>
        )}
        {route ? (
          <NewTabLink
            href={route.url}
            className={buttonVariants({ variant: "secondary", size: "bar" })}
            {...counted("ruta", business.slug)}
          >
            <Icon name="navigation" />
            Cómo llegar
          </NewTabLink>
        ) : (
          address && (
            <CopyButton
              text={address}
              className={buttonVariants({ variant: "secondary", size: "bar", className: "noscript:hidden" })}
            >
              <Icon name="copy" />
              Copiar dirección
            </CopyButton>
          )
        )}
      </div>
    </div>
  );
}
