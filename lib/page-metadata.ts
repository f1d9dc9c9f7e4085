import type { Metadata } from "next";
import { BRAND } from "@/lib/brand";
import { siteUrl } from "@/lib/site-url";

export type PageDescription = {
  title: string;
  description: string;
  path: string;
  /** May search engines list it? They follow its links either way. */
  isIndexed?: boolean;
  /** Path of a picture for link previews, 1200 x 630, and what it shows; absent: the product's own. */
  picture?: { path: string; alt: string };
};

export const BRAND_PICTURE = "/og.png";

const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export function pageMetadata(page: PageDescription): Metadata {
  const { title, description, path, isIndexed = true, picture = { path: BRAND_PICTURE, alt: BRAND.name } } = page;
  const images = [{ url: picture.path, ...PICTURE_SIZE, alt: picture.alt }];
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
      images,
    },
    // Its size and its words are told above.
    twitter: { card: "summary_large_image", title, description, images: [picture.path] },
  };
}
