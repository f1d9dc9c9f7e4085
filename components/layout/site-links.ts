import { routes } from "@/lib/routes";

export type SiteLink = { href: string; label: string };

const directory: SiteLink = { href: routes.directory(), label: "Negocios" };
const plans: SiteLink = { href: routes.plans(), label: "Planes" };

export const HEADER_LINKS: readonly SiteLink[] = [{ href: routes.home(), label: "Inicio" }, directory, plans];

/** The footer's quick links; "Descargar App" follows, and "Ingresar", or the panel. */
export const FOOTER_LINKS: readonly SiteLink[] = [
  directory,
  { href: routes.neighborhoods(), label: "Colonias" },
  { href: routes.favorites(), label: "Favoritos" },
  plans,
  { href: routes.registerFree(), label: "Registrar Negocio" },
];

export const LEGAL_LINKS: readonly SiteLink[] = [
  { href: routes.terms(), label: "Términos" },
  { href: routes.privacy(), label: "Privacidad" },
  { href: routes.support(), label: "Soporte" },
  { href: routes.developers(), label: "Desarrolladores" },
];
