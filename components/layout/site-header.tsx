import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { routes } from "@/lib/routes";
import { BrandMark } from "./brand-mark";
import { MobileMenu } from "./mobile-menu";

const MENU_ID = "menu-principal";

const links = [
  { href: routes.home(), label: "Inicio", isReady: true },
  { href: routes.directory(), label: "Negocios", isReady: true },
  { href: routes.plans(), label: "Planes", isReady: false },
  { href: routes.login(), label: "Ingresar", isReady: false },
] as const;

/** Header of the public and account pages: a row of links on wide screens, the same links in a menu on phones. */
export function SiteHeader() {
  return (
    <header className="on-ink awning relative z-20">
      <div className="page-width flex min-h-16 items-center justify-between gap-4">
        <BrandMark />
        <nav aria-label="Principal" className="hidden items-center gap-1 lg:flex">
          <NavLinks className="inline-flex min-h-11 items-center rounded-field px-3 font-medium hover:bg-ink-raised" />
          <HeaderActions className="ml-3 flex items-center gap-3" />
        </nav>
        <button
          type="button"
          popoverTarget={MENU_ID}
          className={buttonVariants({ variant: "ghost", size: "sm", className: "-mr-3 px-3 lg:hidden" })}
        >
          <Icon name="menu" />
          Menú
        </button>
      </div>
      <MobileMenu id={MENU_ID}>
        <nav aria-label="Menú" className="page-width grid gap-1 py-3">
          <NavLinks className="flex min-h-12 items-center rounded-field px-3 font-medium hover:bg-ink-raised" />
          <HeaderActions className="mt-2 grid gap-3 border-ink-raised border-t pt-4 pb-2" />
        </nav>
      </MobileMenu>
    </header>
  );
}

function HeaderActions({ className }: { className: string }) {
  return (
    <div className={className}>
      <Link
        href={routes.install()}
        prefetch={false}
        className="inline-flex min-h-11 items-center justify-center gap-2 rounded-field border border-ink-muted px-4 font-semibold hover:bg-ink-raised"
      >
        <Icon name="download" />
        Descargar App
      </Link>
      <Link
        href={routes.registerFree()}
        prefetch={false}
        className={buttonVariants({ size: "sm", className: "text-base" })}
      >
        <Icon name="store" />
        Registrar Negocio
      </Link>
    </div>
  );
}

function NavLinks({ className }: { className: string }) {
  return links.map((link) => (
    <Link key={link.href} href={link.href} prefetch={link.isReady ? undefined : false} className={className}>
      {link.label}
    </Link>
  ));
}
