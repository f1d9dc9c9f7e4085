import { initialsOf } from "@/lib/businesses/initials";
import type { BusinessCard } from "@/lib/businesses/model";
import { categoryArtworkPath } from "@/lib/categories/categories";
import type { PictureFacts } from "@/lib/images/picture-data";
import { listPictureSources, pictureSources } from "@/lib/images/picture-sources";
import { pictureStyle } from "./picture-placeholder";

type BusinessCoverProps = {
  business: Pick<BusinessCard, "name" | "categorySlug"> & { coverUrl?: string | null };
  /** The page's main picture comes before anything else; others when they come near. */
  isMain?: boolean;
  /** How wide the picture is drawn, as in the attribute of the same name: more than its frame where that is upright. */
  sizes: string;
  /** What is known of the picture, where one has come for it; in a list its text stands beside it. */
  facts?: PictureFacts;
  /** Shape and size of the frame. */
  className?: string;
  /** Size of the initials. */
  initialsClassName?: string;
};

/**
 * A listing's picture. Without one: its category's artwork under the shop's initials. The initials also lie under a
 * photograph, so that one that fails to load (its alt text is empty, nothing is drawn) leaves no hole.
 */
export function BusinessCover(props: BusinessCoverProps) {
  const { business, isMain = false, sizes, facts, className = "", initialsClassName = "" } = props;
  const artwork = categoryArtworkPath(business.categorySlug);
  return (
    <div className={`cover ${className}`.trimEnd()}>
      {!business.coverUrl && <CoverPicture src={artwork} sizes={sizes} isMain={isMain} />}
      <span aria-hidden="true" className={`cover-initials ${initialsClassName}`.trimEnd()}>
        {initialsOf(business.name)}
      </span>
      {business.coverUrl && (
        <CoverPicture src={business.coverUrl} fallback={artwork} sizes={sizes} isMain={isMain} facts={facts} />
      )}
    </div>
  );
}

/**
 * No browser reads `src` beside a `srcSet`: in a list, where each address is repeated on each card, it holds what stands
 * in for a picture that fails (`browser/at-load/mend-pictures.ts`).
 */
const withStandIn = (sources: ReturnType<typeof listPictureSources>, fallback: string | undefined) =>
  fallback !== undefined && "srcSet" in sources ? { ...sources, src: fallback } : sources;

type CoverPictureProps = {
  src: string;
  fallback?: string;
  sizes: string;
  isMain: boolean;
  facts?: PictureFacts | undefined;
};

function CoverPicture({ src, fallback, sizes, isMain, facts }: CoverPictureProps) {
  const sources = isMain ? pictureSources(src, sizes) : withStandIn(listPictureSources(src, sizes), fallback);
  return (
    <img
      {...sources}
      data-fallback={sources.src === fallback ? "" : fallback}
      alt={facts?.alt ?? ""}
      style={facts && pictureStyle(facts)}
      loading={isMain ? undefined : "lazy"}
      fetchPriority={isMain ? "high" : undefined}
      // Decoded apart, the main picture would miss the first frame and wait behind the scripts.
      decoding={isMain ? "sync" : "async"}
    />
  );
}
