import type { MetadataRoute } from "next";
import { BRAND } from "@/lib/brand";
import { routes } from "@/lib/routes";

const icon = (src: string, size: number, purpose: "any" | "maskable") =>
  ({ src, sizes: `${size}x${size}`, type: "image/png", purpose }) as const;

const SHORTCUT_ICONS = [{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" }];

/** The installed app. It starts on the kept home page, so that it opens at once and without a connection too. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: BRAND.name,
    short_name: BRAND.name,
    description: BRAND.description,
    lang: BRAND.locale,
    dir: "ltr",
    start_url: routes.home(),
    scope: "/",
    display: "standalone",
    theme_color: BRAND.themeColor,
    background_color: BRAND.backgroundColor,
    categories: ["shopping", "business", "navigation"],
    icons: [
      icon("/icons/icon-192.png", 192, "any"),
      icon("/icons/icon-512.png", 512, "any"),
      icon("/icons/icon-maskable-192.png", 192, "maskable"),
      icon("/icons/icon-maskable-512.png", 512, "maskable"),
    ],
    screenshots: [
      { src: "/pantallas/inicio.webp", sizes: "720x1440", type: "image/webp", form_factor: "narrow", label: "Busca" },
      { src: "/pantallas/negocio.webp", sizes: "720x1440", type: "image/webp", form_factor: "narrow", label: "Llama" },
      {
        src: "/pantallas/inicio-ancho.webp",
        sizes: "1280x720",
        type: "image/webp",
        form_factor: "wide",
        label: "Busca",
      },
    ],
    shortcuts: [
      { name: "Buscar", url: routes.directory(), icons: SHORTCUT_ICONS },
      { name: "Favoritos", url: routes.favorites(), icons: SHORTCUT_ICONS },
      { name: "Cerca de mí", url: routes.directory({ sort: "nearby" }), icons: SHORTCUT_ICONS },
    ],
  };
}
