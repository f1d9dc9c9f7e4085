import { pictureStyle } from "@/components/businesses/picture-placeholder";
import { pictureSources } from "@/lib/images/picture-sources";

const PICTURE_SIZE = 480;
/** The specification loads these at once. */
const EAGER_PICTURES = 2;

type GalleryGridProps = {
  /** `blur` is drawn until the picture has come (`PictureFacts`). */
  pictures: readonly { url: string; alt: string; blur?: string }[];
  /** How many the viewer has beyond these. */
  more: number;
};

/** The gallery's thumbnails, each a link to its picture. */
export const GalleryGrid = ({ pictures, more }: GalleryGridProps) => (
  <ul className={`grid gap-2 sm:gap-3 lg:grid-cols-3 ${pictures.length === 3 ? "grid-cols-3" : "grid-cols-2"}`}>
    {pictures.map(({ url, alt, blur = null }, index) => (
      <li key={url} data-picture-frame>
        <a href={url} data-foto="" data-held="" className="gallery-link group">
          <img
            {...pictureSources(url, "(width >= 64rem) 20rem, 60vw")}
            alt={alt}
            style={pictureStyle({ alt, blur })}
            width={PICTURE_SIZE}
            height={PICTURE_SIZE}
            loading={index < EAGER_PICTURES ? "eager" : "lazy"}
            decoding="async"
          />
          {more > 0 && index === pictures.length - 1 && (
            <span className="absolute inset-0 flex items-center justify-center bg-ink/60 font-bold text-2xl text-white noscript:hidden">
              <span className="sr-only">y </span>+{more}
              <span className="sr-only"> fotos más</span>
            </span>
          )}
        </a>
      </li>
    ))}
  </ul>
);
