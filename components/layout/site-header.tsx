"use client";

import { AccountLink } from "@/components/account/account-link";
import { FavoritesCount } from "@/components/favorites/favorites-count";
import { InstallLink } from "@/components/pwa/install-link";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { BrandMark } from "./brand-mark";
import { HEADER_LINKS } from "./site-links";

const MENU_ID = "menu-principal";

/** Header of public and account pages. A client component, so that pages carry its drawing once. */
export function SiteHeader() {
  return (
    <header className="on-ink awning relative z-20 print:hidden">
      <div className="page-width flex min-h-16 items-center justify-between gap-2 max-lg:flex-wrap">
        <BrandMark />
        <nav
          aria-label="Principal"
          className="hidden flex-wrap items-center justify-end gap-1 whitespace-nowrap lg:flex"
        >
          <NavLinks className="nav-link header-link" />
          <FavoritesLink />
          <HeaderActions className="ml-3 flex items-center gap-3 signed-in:ml-1 signed-in:gap-2" />
        </nav>
        <div className="-mr-3 ml-auto flex shrink-0 items-center lg:hidden">
          <FavoritesLink />
          <button
            type="button"
            popoverTarget={MENU_ID}
            className={buttonVariants({ variant: "ghost", size: "sm", className: "px-3" })}
          >
            <Icon name="menu" />
            Menú
          </button>
        </div>
      </div>
      {/* The browser opens it, closes it on Escape or a tap outside and returns the focus. */}
      <div id={MENU_ID} popover="auto" role="dialog" data-modal="" aria-label="Menú" className="menu-popover">
        <nav aria-label="Principal" className="page-width grid gap-1 py-3">
          <NavLinks className="nav-link menu-link" />
          <HeaderActions className="mt-2 grid gap-3 border-ink-raised border-t pt-4 pb-2" />
        </nav>
      </div>
    </header>
  );
}

function NavLinks({ className }: { className: string }) {
  return (
    <>
      {HEADER_LINKS.map(({ href, label }) => (
        <Link key={href} href={href} className={className}>
          {label}
        </Link>
      ))}
      <SessionLinks className={className} />
    </>
  );
}

function FavoritesLink() {
  return (
    <Link href={routes.favorites()} className="nav-link header-icon">
      <Icon name="heart" />
      <span className="sr-only">Favoritos</span>
      <span className="absolute top-0 right-0 flex">
        <FavoritesCount />
      </span>
    </Link>
  );
}

function HeaderActions({ className }: { className: string }) {
  return (
    <div className={className}>
      <InstallLink className="header-action header-app">
        <Icon name="download" />
        Descargar App
      </InstallLink>
      <Link href={routes.registerFree()} className={buttonVariants({ size: "sm", className: "header-action" })}>
        <Icon name="store" />
        Registrar Negocio
      </Link>
    </div>
  );
}

/** "Ingresar", or what somebody who is signed in needs: the page script says who that is (`follow-session.ts`). */
const SessionLinks = ({ className }: { className: string }) => (
  <>
    <AccountLink className={className} />
    <span className="hidden signed-in-admin:contents">
      <Link href={routes.admin()} className={className}>
        Admin
      </Link>
    </span>
    {/* A whole page load: nothing of the session stays in the browser's memory. */}
    <form action={routes.signOut()} method="post" className="hidden signed-in:contents">
      <button type="submit" className={`${className} cursor-pointer text-left`}>
        Cerrar sesión
      </button>
    </form>
  </>
);
