import type { Business } from "@/lib/businesses/model";
import { visibleGallery } from "@/lib/businesses/plan-gates";
import { pictureFacts } from "@/lib/images/picture-data";
import { GalleryGrid } from "./gallery-grid";
import { GalleryViewer } from "./gallery-viewer";
import { Section } from "./section";

/** The plan's pictures, each leading to the viewer, or to itself without JavaScript. */
export function GalleryBlock({ business }: { business: Business }) {
  const { grid, viewer } = visibleGallery(business);
  if (grid.length === 0) return null;
  const hidden = viewer.slice(grid.length);
  const pictures = viewer.map((url, index) => {
    const { alt, blur } = pictureFacts(business.pictureData, url);
    const named = { url, alt: alt ?? `Foto ${index + 1} de ${business.name}` };
    return index < grid.length && blur !== null ? { ...named, blur } : named;
  });
  return (
    <Section id="galeria" title="Galería" isOfPictures>
      <div data-script="gallery">
        <GalleryGrid pictures={pictures.slice(0, grid.length)} more={hidden.length} />
        {hidden.length > 0 && <MorePictures pictures={pictures.slice(grid.length)} firstNumber={grid.length + 1} />}
        <GalleryViewer businessName={business.name} total={pictures.length} />
      </div>
    </Section>
  );
}

type NamedPicture = { url: string; alt: string };

/** Pictures of the viewer beyond the grid, for those without JavaScript. */
function MorePictures({ pictures, firstNumber }: { pictures: readonly NamedPicture[]; firstNumber: number }) {
  return (
    <ul className="mt-3 hidden flex-wrap gap-x-4 noscript:flex">
      {pictures.map(({ url, alt }, index) => (
        <li key={url}>
          <a href={url} data-foto="" data-alt={alt} className="text-link inline-flex min-h-11 items-center">
            Foto {firstNumber + index}
          </a>
        </li>
      ))}
    </ul>
  );
}
