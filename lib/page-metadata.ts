import type { Metadata } from "next";
import { BRAND } from "@/lib/brand";
import { siteUrl } from "@/lib/site-url";

export type PageDescription = {
  /** The product's name is added to it in the browser's tab. */
  title: string;
  description: string;
  /** The page's canonical address on the site. */
  path: string;
  /** May search engines list it? They follow its links either way. */
  isIndexed: boolean;
  /** Path or address of a picture for link previews; absent: the product's own. */
  image?: string | undefined;
};

const BRAND_IMAGE = "/og.png";

/** What search engines and link previews are told of a public page. */
export function pageMetadata(page: PageDescription): Metadata {
  const { title, description, path, isIndexed, image = BRAND_IMAGE } = page;
  return {
    metadataBase: new URL(siteUrl()),
    title,
    description,
    alternates: { canonical: path },
    robots: { index: isIndexed, follow: true },
    openGraph: {
      title,
      description,
      url: path,
      siteName: BRAND.name,
      locale: BRAND.openGraphLocale,
      type: "website",
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}
