import { initialsOf } from "@/lib/businesses/initials";
import type { BusinessCard } from "@/lib/businesses/model";
import { categoryArtworkPath } from "@/lib/categories/categories";
import { cn } from "@/lib/cn";

/** Size of the artwork and of every cover's frame. */
const COVER_WIDTH = 1200;
const COVER_HEIGHT = 675;

type BusinessCoverProps = {
  business: Pick<BusinessCard, "name" | "categorySlug" | "coverUrl">;
  /** The page's main picture: loaded at once, before anything else. Others wait until they are near the screen. */
  isPriority?: boolean;
  /** Shape and size of the frame. */
  className?: string;
  /** Size of the initials. */
  initialsClassName?: string;
};

/**
 * A listing's picture. Without one: its category's artwork under the shop's initials. The initials also lie under a
 * photograph, so that one that fails to load (its alt text is empty, nothing is drawn) leaves no hole.
 */
export function BusinessCover({ business, isPriority = false, className, initialsClassName }: BusinessCoverProps) {
  return (
    <div
      className={cn(
        "relative isolate flex aspect-video items-center justify-center overflow-hidden bg-sand",
        className,
      )}
    >
      {business.coverUrl === null && (
        <CoverPicture src={categoryArtworkPath(business.categorySlug)} isPriority={isPriority} />
      )}
      <span
        aria-hidden="true"
        className={cn(
          "relative z-1 rounded-field bg-white px-[0.5em] py-[0.2em] font-bold text-2xl text-ink",
          initialsClassName,
        )}
      >
        {initialsOf(business.name)}
      </span>
      {business.coverUrl !== null && (
        <CoverPicture
          src={business.coverUrl}
          fallback={categoryArtworkPath(business.categorySlug)}
          isPriority={isPriority}
        />
      )}
    </div>
  );
}

function CoverPicture({ src, fallback, isPriority }: { src: string; fallback?: string; isPriority: boolean }) {
  return (
    <img
      src={src}
      data-fallback={fallback}
      alt=""
      width={COVER_WIDTH}
      height={COVER_HEIGHT}
      loading={isPriority ? "eager" : "lazy"}
      fetchPriority={isPriority ? "high" : "auto"}
      decoding="async"
      // The photograph covers the initials; the artwork that takes its place when it fails lies under them.
      className="absolute inset-0 size-full object-cover data-fallback:z-2"
    />
  );
}
