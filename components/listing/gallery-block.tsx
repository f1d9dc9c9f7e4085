import type { Business } from "@/lib/businesses/model";
import { visibleGallery } from "@/lib/businesses/plan-gates";
import { Section } from "./section";

const PICTURE_SIZE = 480;
/** The specification loads these at once. */
const EAGER_PICTURES = 2;

/** The plan's pictures; each leads to the whole picture. */
export function GalleryBlock({ business }: { business: Business }) {
  const { grid } = visibleGallery(business);
  if (grid.length === 0) return null;
  return (
    <Section id="galeria" title="Galería">
      <ul className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-3">
        {grid.map((url, index) => (
          <li key={url}>
            <a href={url} className="block aspect-square overflow-hidden rounded-card bg-sand">
              <img
                src={url}
                alt={`Foto ${index + 1} de ${business.name}`}
                width={PICTURE_SIZE}
                height={PICTURE_SIZE}
                loading={index < EAGER_PICTURES ? "eager" : "lazy"}
                decoding="async"
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
