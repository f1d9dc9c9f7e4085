"use client";

import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/lib/browser/toasts";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";
import { counted } from "./counted";
import { PhoneLink } from "./phone-link";
import { askForContact, onShownContact, type ShownContact, shownContact } from "./shown-contacts";

type PhoneOnTapProps = {
  business: { slug: string; name: string };
  /** Of the button, and of the link in its place. */
  className: string;
  hasIcon?: boolean;
  /** What the link says: "Llamar", the number, or both. */
  shows: "call" | "number" | "both";
  /** Of the link to the chat of the same number; without it there is none. */
  whatsappClassName?: string;
};

/** "Ver teléfono": asks for a number that the page does not hold. Without scripts it opens a page with it. */
export function PhoneOnTap(props: PhoneOnTapProps) {
  const { slug, name } = props.business;
  const contact = useSyncExternalStore(
    onShownContact,
    () => shownContact(slug),
    () => null,
  );
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasTapped = useRef(false);
  // The button is gone: whoever uses keys or a screen reader is at the number.
  useEffect(() => {
    if (contact && wasTapped.current) place.current?.querySelector("a")?.focus();
  }, [contact]);

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (isAsking) return;
    wasTapped.current = true;
    setIsAsking(true);
    const failure = await askForContact(slug);
    setIsAsking(false);
    if (failure) showToast({ title: MESSAGES.toastTitle, text: failure, variant: "destructive" });
  }

  return (
    <div ref={place} className="contents">
      {contact ? (
        <Shown {...props} contact={contact} />
      ) : (
        <form method="post" action={routes.phone(slug)} onSubmit={ask} className="contents">
          <button type="submit" aria-busy={isAsking} className={props.className}>
            {props.hasIcon && <Icon name="phone" />}
            {MESSAGES.showPhone}
            <span className="sr-only">{` de ${name}`}</span>
          </button>
        </form>
      )}
    </div>
  );
}

function Shown({
  contact: { phone, callHref, whatsappUrl },
  business: { slug, name },
  ...props
}: PhoneOnTapProps & { contact: ShownContact }) {
  const words = { call: "Llamar", number: phone, both: `Llamar ${phone}` }[props.shows];
  return (
    <>
      {callHref ? (
        <PhoneLink href={callHref} phone={phone} slug={slug} className={props.className}>
          {props.hasIcon && <Icon name="phone" />}
          {words}
          <span className="sr-only">{` a ${name}`}</span>
        </PhoneLink>
      ) : (
        phone
      )}
      {whatsappUrl && props.whatsappClassName && (
        <a
          href={whatsappUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={props.whatsappClassName}
          {...counted("whatsapp", slug)}
        >
          <Icon name="whatsapp" />
          WhatsApp
          <span className="sr-only">{` de ${name} (abre otra pestaña)`}</span>
        </a>
      )}
    </>
  );
}
