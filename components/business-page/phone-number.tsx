import { PhoneLink, PhoneOnTap } from "@/components/businesses/phone-link";
import type { Business } from "@/lib/businesses/model";
import { telHref } from "@/lib/contact/phone";
import { MESSAGES } from "@/lib/messages";

const classes = "text-link inline-flex min-h-11 cursor-pointer items-center";

export function PhoneNumber({ business }: { business: Business }) {
  const { slug, name, phone, isPhoneOnTap, isOnlyWhatsapp } = business;
  const callHref = telHref(phone, business.phoneE164);
  const words = phone ?? (isOnlyWhatsapp ? MESSAGES.onlyWhatsapp : MESSAGES.noPhone);
  return (
    <>
      <span className="sr-only">Teléfono: </span>
      {isPhoneOnTap ? (
        <PhoneOnTap business={{ slug, name }} shows="number" className={classes} />
      ) : phone && callHref ? (
        <PhoneLink href={callHref} phone={phone} slug={slug} className={classes}>
          {phone}
        </PhoneLink>
      ) : (
        <span className="inline-flex min-h-11 items-center">{words}</span>
      )}
    </>
  );
}
