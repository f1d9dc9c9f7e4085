import "./globals.css";
import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { LinkNavigation } from "@/components/layout/link-navigation";
import { NavigationNote } from "@/components/layout/navigation-note";
import { SkipLink } from "@/components/layout/skip-link";
import { ServiceWorker } from "@/components/pwa/service-worker";
import { Toaster } from "@/components/ui/toaster";
import { BRAND } from "@/lib/brand";

// The latin subset holds all of Spanish; other letters fall back to the system's font.
const inter = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
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
    <html lang={BRAND.locale} className={inter.variable}>
      <body className="flex min-h-dvh flex-col antialiased">
        <SkipLink />
        {children}
        <LinkNavigation />
        <NavigationNote />
        <Toaster />
        <ServiceWorker />
      </body>
    </html>
  );
}
