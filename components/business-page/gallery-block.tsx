import { pictureStyle } from "@/components/businesses/picture-placeholder";
import { Icon, type IconName } from "@/components/ui/icon";
import type { Business } from "@/lib/businesses/model";
import { visibleGallery } from "@/lib/businesses/plan-gates";
import { BLANK_PICTURE } from "@/lib/images/blank-picture";
import { pictureFacts } from "@/lib/images/picture-data";
import { pictureSources } from "@/lib/images/picture-sources";
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

const GalleryGrid = ({ pictures, more }: GalleryGridProps) => (
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

function GalleryViewer({ businessName, total }: { businessName: string; total: number }) {
  return (
    <dialog
      aria-label={`Fotos de ${businessName}`}
      className="on-ink m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden"
    >
      <form method="dialog">
        <button type="submit" aria-label="Cerrar" className="viewer-button top-2 right-2">
          <Icon name="x" className="size-6" />
        </button>
      </form>
      <p
        aria-live="polite"
        className="absolute top-4 left-4 z-1 rounded-full bg-night/80 px-3 py-2 font-semibold leading-none"
      />
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        className="viewer-row flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain"
      >
        <li className="relative flex h-full w-screen shrink-0 snap-center snap-always items-center justify-center">
          <img src={BLANK_PICTURE} alt="" decoding="async" className="max-h-full max-w-full object-contain" />
          <p className="hidden px-16 text-center [[hidden]+&]:block">No se pudo cargar esta foto.</p>
        </li>
      </ul>
      {total > 1 && (
        <>
          <StepButton step={-1} label="Foto anterior" icon="chevron-left" className="left-2" />
          <StepButton step={1} label="Foto siguiente" icon="chevron-right" className="right-2" />
        </>
      )}
    </dialog>
  );
}

type StepButtonProps = { step: 1 | -1; label: string; icon: IconName; className: string };

const StepButton = ({ step, label, icon, className }: StepButtonProps) => (
  <button type="button" data-paso={step} aria-label={label} className={`viewer-button viewer-side ${className}`}>
    <Icon name={icon} className="size-6" />
  </button>
);
