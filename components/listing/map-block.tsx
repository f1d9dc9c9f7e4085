import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Business } from "@/lib/businesses/model";
import { mapPageUrl } from "@/lib/geo/map-url";
import { EmbedOnTap } from "./embed-on-tap";

/** The way to the map, which is loaded when tapped; until then nothing poses as one. */
export function MapBlock({ business }: { business: Business }) {
  return (
    <div className="border-line border-t print:hidden">
      <h3 className="px-4 pt-4 pb-3 text-base sm:px-5">Ubicación</h3>
      <EmbedOnTap
        href={mapPageUrl(business.mapEmbedUrl)}
        embedUrl={business.mapEmbedUrl}
        title={`Mapa: ubicación de ${business.name}`}
        closedClassName="group grid gap-2 px-4 pb-4 sm:px-5 sm:pb-5"
        openClassName="h-56 w-full"
      >
        <span className={buttonVariants({ variant: "outline", className: "group-hover:bg-sand" })}>
          <Icon name="map" />
          Ver mapa
        </span>
        <span className="text-ink-soft text-sm">Es de Google y se carga al tocarlo.</span>
      </EmbedOnTap>
    </div>
  );
}
