import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { SkipLink } from "@/components/layout/skip-link";
import { BRAND } from "@/lib/brand";

// A first view whose font is not there at once keeps the system's: no text is set twice, and nothing moves.
const inter = localFont({
  src: "./_font/inter.woff2",
  weight: "400 700",
  display: "optional",
  variable: "--font-inter",
});

export const metadata: Metadata = {
  title: { default: BRAND.name, template: `%s | ${BRAND.name}` },
  description: BRAND.description,
  applicationName: BRAND.name,
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = { themeColor: BRAND.themeColor, viewportFit: "cover" };

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang={BRAND.locale} suppressHydrationWarning className={inter.variable}>
      <body className="flex min-h-dvh flex-col antialiased">
        <SkipLink />
        {children}
        {/* Regions of the page script, always there, as a live region must be before its text. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves to the script what stands there */}
        <div id="cargando" aria-live="polite" dangerouslySetInnerHTML={{ __html: "" }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
        <div id="avisos" role="status" className="toasts" dangerouslySetInnerHTML={{ __html: "" }} />
        {/* biome-ignore lint/style/noProcessEnv: known at build, and written in */}
        <script type="module" src={process.env.PAGE_SCRIPT} />
      </body>
    </html>
  );
}
