import { initialsOf } from "@/lib/businesses/initials";
import type { BusinessCard } from "@/lib/businesses/model";
import { categoryArtworkPath } from "@/lib/categories/categories";
import type { PictureFacts } from "@/lib/images/picture-data";
import { pictureStyle } from "./picture-placeholder";
import { listPictureSources, pictureSources } from "./picture-sources";

/** Size of the artwork and of every cover's frame. */
const COVER_WIDTH = 1200;
const COVER_HEIGHT = 675;

type PictureRank = "main" | "in sight" | "further down";

type BusinessCoverProps = {
  business: Pick<BusinessCard, "name" | "categorySlug"> & { coverUrl?: string | null };
  /** The page's "main" picture comes before anything else, one "in sight" with the rest; others when they come near. */
  rank?: PictureRank;
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
  const { business, rank = "further down", sizes, facts, className = "", initialsClassName = "" } = props;
  const artwork = categoryArtworkPath(business.categorySlug);
  return (
    <div className={`cover ${className}`.trimEnd()}>
      {!business.coverUrl && <CoverPicture src={artwork} sizes={sizes} rank={rank} />}
      <span aria-hidden="true" className={`cover-initials ${initialsClassName}`.trimEnd()}>
        {initialsOf(business.name)}
      </span>
      {business.coverUrl && (
        <CoverPicture src={business.coverUrl} fallback={artwork} sizes={sizes} rank={rank} facts={facts} />
      )}
    </div>
  );
}

type CoverPictureProps = {
  src: string;
  fallback?: string;
  sizes: string;
  rank: PictureRank;
  facts?: PictureFacts | undefined;
};

function CoverPicture({ src, fallback, sizes, rank, facts }: CoverPictureProps) {
  return (
    <img
      {...(rank === "main" ? pictureSources(src, sizes) : listPictureSources(src, sizes))}
      data-fallback={fallback}
      alt={facts?.alt ?? ""}
      style={facts && pictureStyle(facts)}
      width={COVER_WIDTH}
      height={COVER_HEIGHT}
      loading={rank === "further down" ? "lazy" : undefined}
      fetchPriority={rank === "main" ? "high" : undefined}
      // Decoded apart, the main picture would miss the first frame and wait behind the scripts.
      decoding={rank === "main" ? "sync" : "async"}
    />
  );
}
