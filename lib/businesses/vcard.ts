import { VCard } from "vcard-creator";
import { PLACE } from "@/lib/brand";
import { telHref } from "@/lib/contact/phone";
import { addressLine } from "@/lib/geo/route-links";
import { routes, toAbsoluteUrl } from "@/lib/routes";
import type { Business } from "./model";
import { visibleSocialLinks } from "./plan-gates";

/** The library escapes line feeds, but not a lone carriage return, which would begin a new property. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const isoInstant = (text: string | null): Date => {
  const date = new Date(text ?? 0);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
};

/** A listing as a contact for a phone's address book: vCard 3.0, which every phone reads. */
export function businessVcard(business: Business, siteUrl: string): string {
  const { name, category, phone, phoneE164, position, postalCode, isPlaceApproximate, updatedAt } = business;
  const card = new VCard();
  card.addFullName(oneLine(name));
  card.addName();
  card.addCompany({ name: oneLine(name) });
  // Apple's address book shows the company's name instead of an empty person.
  card.addCustomProperty({ name: "X-ABShowAs", value: "COMPANY" });
  card.addCategories([oneLine(category)]);

  const call = telHref(phone, phoneE164);
  if (call) card.addPhoneNumber({ number: call.replace(/^tel:/, ""), type: ["work", "voice"] });
  const street = addressLine(business);
  if (street) {
    card.addAddress({
      street: oneLine(street),
      locality: PLACE.borough,
      region: PLACE.region,
      postalCode: postalCode ?? "",
      country: "México",
      type: ["work"],
    });
  }
  // An address book would lead there.
  if (position && !isPlaceApproximate) card.addGeo({ latitude: position.lat, longitude: position.lng });

  card.addUrl({ url: toAbsoluteUrl(siteUrl, routes.business(business.slug)) });
  for (const url of [
    ...(business.whatsappUrl ? [business.whatsappUrl] : []),
    ...visibleSocialLinks(business).map((link) => link.url),
  ]) {
    card.addUrl({ url });
  }
  card.addRevision(isoInstant(updatedAt));
  return card.toString();
}
