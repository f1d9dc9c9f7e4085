import { Icon } from "@/components/ui/icon";
import type { Business } from "@/lib/businesses/model";
import { mapPageUrl } from "@/lib/geo/map-url";
import { EmbedOnTap } from "./embed-on-tap";

type MapOnTapProps = { business: Pick<Business, "name" | "mapEmbedUrl">; className: string };

/** The way to the map, which is loaded when tapped; until then nothing poses as one. */
export const MapOnTap = ({ business, className }: MapOnTapProps) => (
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
