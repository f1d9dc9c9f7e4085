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
  /** Drawn width, as in the attribute of the same name: more than its frame where that is upright. */
  sizes: string;
  /** Facts of the picture, where one has come for it; in a list its text stands beside it. */
  facts?: PictureFacts;
  className?: string;
  initialsClassName?: string;
};

/** A listing's picture over its initials, so that a failed one leaves no hole; else its category's artwork. */
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

/** Puts the stand-in for a failed picture into `src`, which no browser reads beside a `srcSet`. */
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
