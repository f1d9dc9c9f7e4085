import { pictureStyle } from "@/components/businesses/picture-placeholder";
import { pictureSources } from "@/components/businesses/picture-sources";
import type { Business } from "@/lib/businesses/model";
import { visibleGallery } from "@/lib/businesses/plan-gates";
import { pictureFacts } from "@/lib/images/picture-data";
import { GalleryOpener } from "./gallery-opener";
import { Section } from "./section";

const PICTURE_SIZE = 480;
/** The specification loads these at once. */
const EAGER_PICTURES = 2;

/** The plan's pictures, each leading to the full-screen viewer, or to the picture itself without JavaScript. */
export function GalleryBlock({ business }: { business: Business }) {
  const { grid, viewer } = visibleGallery(business);
  if (grid.length === 0) return null;
  const hidden = viewer.slice(grid.length);
  const altOf = (url: string, index: number) =>
    pictureFacts(business.pictureData, url).alt ?? `Foto ${index + 1} de ${business.name}`;
  return (
    <Section id="galeria" title="Galería">
      <GalleryOpener
        pictures={viewer.map((url, index) => ({ url, alt: altOf(url, index) }))}
        businessName={business.name}
      >
        <ul className={`grid gap-2 sm:gap-3 lg:grid-cols-3 ${grid.length === 3 ? "grid-cols-3" : "grid-cols-2"}`}>
          {grid.map((url, index) => (
            <li key={url} data-picture-frame>
              <a
                href={url}
                data-picture={index}
                className="group relative block aspect-square overflow-hidden rounded-card bg-sand"
              >
                <img
                  {...pictureSources(url, "(width >= 64rem) 20rem, 60vw")}
                  alt={altOf(url, index)}
                  style={pictureStyle(pictureFacts(business.pictureData, url))}
                  width={PICTURE_SIZE}
                  height={PICTURE_SIZE}
                  loading={index < EAGER_PICTURES ? "eager" : "lazy"}
                  decoding="async"
                  className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
                />
                {hidden.length > 0 && index === grid.length - 1 && (
                  <span className="absolute inset-0 flex items-center justify-center bg-ink/60 font-bold text-2xl text-white noscript:hidden">
                    <span className="sr-only">y </span>+{hidden.length}
                    <span className="sr-only"> fotos más</span>
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </GalleryOpener>
      {hidden.length > 0 && <MorePictures urls={hidden} firstNumber={grid.length + 1} />}
    </Section>
  );
}

/** What the viewer goes through beyond the grid, for those without JavaScript. */
function MorePictures({ urls, firstNumber }: { urls: readonly string[]; firstNumber: number }) {
  return (
    <ul className="mt-3 hidden flex-wrap gap-x-4 noscript:flex">
      {urls.map((url, index) => (
        <li key={url}>
          <a href={url} className="text-link inline-flex min-h-11 items-center">
            Foto {firstNumber + index}
          </a>
        </li>
      ))}
    </ul>
  );
}
