import { pictureStyle } from "@/components/businesses/picture-placeholder";
import { pictureSources } from "@/lib/images/picture-sources";

const PICTURE_SIZE = 480;
/** The specification loads these at once. */
const EAGER_PICTURES = 2;
/** Count that stands on a phone (parts.css). */
const ON_PHONES = 3;

type GalleryGridProps = {
  /** `blur` is drawn until the picture has come (`PictureFacts`). */
  pictures: readonly { url: string; alt: string; blur?: string }[];
  more: number;
};

/** The gallery's thumbnails, each a link to its picture; the last that is seen tells how many the viewer has besides. */
export const GalleryGrid = ({ pictures, more }: GalleryGridProps) => (
  <ul className="gallery">
    {pictures.map(({ url, alt, blur = null }, index) => (
      <li key={url} data-picture-frame>
        <a href={url} data-foto="" data-held="" className="gallery-link group">
          <img
            {...pictureSources(url, "(width >= 40rem) 15rem, 33vw")}
            alt={alt}
            style={pictureStyle({ alt, blur })}
            width={PICTURE_SIZE}
            height={PICTURE_SIZE}
            loading={index < EAGER_PICTURES ? "eager" : "lazy"}
            // React would put a link to each before the page's main picture.
            fetchPriority={index < EAGER_PICTURES ? "low" : undefined}
            decoding="async"
          />
          {index === pictures.length - 1 && <More count={more} className={index < ON_PHONES ? "" : "max-sm:hidden"} />}
          {index === ON_PHONES - 1 && index < pictures.length - 1 && (
            <More count={pictures.length - ON_PHONES + more} className="sm:hidden" />
          )}
        </a>
      </li>
    ))}
  </ul>
);

function More({ count, className }: { count: number; className: string }) {
  if (count === 0) return null;
  return (
    <span className={`gallery-more ${className}`.trimEnd()}>
      <span className="sr-only">y </span>+{count}
      <span className="sr-only"> fotos más</span>
    </span>
  );
}
