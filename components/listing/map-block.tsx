import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Business } from "@/lib/businesses/model";
import { EmbedOnTap } from "./embed-on-tap";
import { StreetPattern } from "./street-pattern";

/** The map's own page: the same address without the switch that makes it embeddable. */
function mapPageUrl(embedUrl: string): string {
  const url = new URL(embedUrl);
  url.searchParams.delete("output");
  return url.href;
}

/** A drawn street plan that becomes the real map when tapped. */
export function MapBlock({ business }: { business: Business }) {
  return (
    <div className="border-line border-t print:hidden">
      <h3 className="px-4 pt-4 pb-3 sm:px-5 text-base">Ubicación</h3>
      <EmbedOnTap
        href={mapPageUrl(business.mapEmbedUrl)}
        embedUrl={business.mapEmbedUrl}
        title={`Mapa: ubicación de ${business.name}`}
        closedClassName="relative flex h-56 w-full items-end justify-center p-4"
        openClassName="h-56 w-full"
      >
        <StreetPattern />
        <span className={buttonVariants({ variant: "secondary", size: "sm", className: "relative" })}>
          <Icon name="map" />
          Ver mapa
        </span>
      </EmbedOnTap>
    </div>
  );
}
