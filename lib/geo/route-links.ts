import { PLACE } from "@/lib/brand";
import type { Position } from "@/lib/geo/position";
import { fold } from "@/lib/text/fold";

export type Destination = {
  name: string;
  address: string | null;
  neighborhood: string | null;
  position: Position | null;
};

export type RouteLink = { app: "google-maps" | "waze" | "uber" | "didi"; label: string; url: string };

/** Address and colonia in one line, the colonia once; null when neither is known. */
export function addressLine({ address, neighborhood }: Pick<Destination, "address" | "neighborhood">): string | null {
  if (!address || !neighborhood) return address ?? neighborhood;
  return fold(address).includes(fold(neighborhood)) ? address : `${address}, ${neighborhood}`;
}

/** Text for "Copiar dirección": the address, else the coordinates; null disables the control. */
export function copyableAddress(destination: Omit<Destination, "name">): string | null {
  const { position } = destination;
  return addressLine(destination) ?? (position ? `${position.lat}, ${position.lng}` : null);
}

function uberUrl({ name, position }: Destination, text: string): string {
  const url = new URL("https://m.uber.com/ul/");
  url.searchParams.set("action", "setPickup");
  url.searchParams.set("pickup", "my_location");
  url.searchParams.set("dropoff[nickname]", name);
  url.searchParams.set("dropoff[formatted_address]", text);
  if (position) {
    url.searchParams.set("dropoff[latitude]", String(position.lat));
    url.searchParams.set("dropoff[longitude]", String(position.lng));
  }
  return url.href;
}

/** Links to the place, by coordinates or else the address; none without both. DiDi's carries no destination. */
export function routeLinks(destination: Destination): RouteLink[] {
  const { position } = destination;
  const line = addressLine(destination);
  const written = line && `${line}, ${PLACE.boroughAndCity}`;
  const coordinates = position ? `${position.lat},${position.lng}` : null;
  const target = coordinates ?? written;
  if (!target) return [];
  const text = encodeURIComponent(target);
  return [
    { app: "google-maps", label: "Google Maps", url: `https://www.google.com/maps/dir/?api=1&destination=${text}` },
    { app: "waze", label: "Waze", url: `https://waze.com/ul?${coordinates ? "ll" : "q"}=${text}&navigate=yes` },
    { app: "uber", label: "Uber", url: uberUrl(destination, written ?? target) },
    { app: "didi", label: "Abrir DiDi", url: "https://web.didiglobal.com/mx/" },
  ];
}
