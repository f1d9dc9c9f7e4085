"use client";

import type { ReactNode } from "react";
import { AccountLink } from "@/components/account/account-link";
import { InstallLink } from "@/components/pwa/install-link";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { BRAND, PLACE } from "@/lib/brand";
import { CATEGORIES } from "@/lib/categories/categories";
import type { ContactLink } from "@/lib/contact/site-contact";
import { routes } from "@/lib/routes";
import { BrandMark } from "./brand-mark";
import { FooterLinks } from "./footer-links";
import { FOOTER_LINKS, LEGAL_LINKS } from "./site-links";

type SiteFooterProps = { contact: readonly ContactLink[] };

const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" };

/** Footer of the public and account pages. A client component, so that pages carry its drawing once. Its links are fetched when they are followed: data are prepaid. */
export function SiteFooter({ contact }: SiteFooterProps) {
  return (
    <footer className="on-ink mt-auto [contain-intrinsic-height:auto_36rem] [content-visibility:auto] print:hidden">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_2fr] lg:py-16">
        <div className="sm:col-span-2 lg:col-span-1 lg:-mt-2.5">
          <BrandMark />
          <p className="mt-3 max-w-narrow text-ink-muted">{BRAND.description}</p>
          <ContactRows contact={contact} />
        </div>
        <FooterGroup title="Enlaces rápidos" className="max-lg:columns-[9rem]">
          {FOOTER_LINKS.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className="footer-link">
                {label}
              </Link>
            </li>
          ))}
          <li>
            <InstallLink className="footer-link">Descargar App</InstallLink>
          </li>
          <li>
            <AccountLink className="footer-link" />
          </li>
        </FooterGroup>
        <FooterGroup title="Categorías" className="columns-[9rem] gap-x-4">
          {CATEGORIES.map((category) => (
            <li key={category.slug}>
              <Link href={routes.category(category.slug)} className="footer-link">
                {category.name}
              </Link>
            </li>
          ))}
        </FooterGroup>
      </div>
      <div className="border-ink-raised border-t">
        <div className="page-width flex flex-col gap-x-8 gap-y-2 py-5 text-ink-muted text-sm lg:flex-row lg:items-center lg:justify-between">
          <p>Parte de los datos: INEGI, DENUE 05/2026, 05/2025 y 11/2023 (datos procesados).</p>
          <FooterLinks links={LEGAL_LINKS} />
        </div>
      </div>
    </footer>
  );
}

function FooterGroup({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-semibold text-base">{title}</h2>
      <ul className={`mt-2 ${className}`}>{children}</ul>
    </nav>
  );
}

function ContactRows({ contact }: SiteFooterProps) {
  return (
    <ul aria-label="Contacto" className="mt-4">
      <li className="flex min-h-11 items-center gap-3 text-ink-muted">
        <Icon name="map-pin" />
        {`${PLACE.borough}, ${PLACE.city}`}
      </li>
      {contact.map(({ kind, label, href }) => (
        <li key={kind}>
          <a href={href} {...(href.startsWith("https:") ? NEW_TAB : {})} className="footer-link gap-3">
            <Icon name={kind} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
