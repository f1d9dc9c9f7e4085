import type { Business } from "@/lib/businesses/model";
import type { IsoDate } from "@/lib/clock";
import type { Promotion } from "@/lib/promotions/model";
import type { Network, Post } from "./pack-model";
import { SPECIAL_ID } from "./promotions";
import { pictureAt, shownPicturesOf } from "./shown-pictures";

const MAX_TAGS = 5;
const MAX_WORDS_OF_TAG = 3;

/** "Santa Cruz Meyehualco": "#SantaCruzMeyehualco"; null for what is too long for one. */
function toTag(text: string): string | null {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || words.length > MAX_WORDS_OF_TAG) return null;
  return `#${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join("")}`;
}

export function hashtagsOf({
  activity,
  category,
  neighborhood,
  services,
}: Pick<Business, "activity" | "category" | "neighborhood" | "services">): string {
  const tags = ["Iztapalapa", neighborhood ?? "", activity ?? category, ...services].map(toTag);
  return [...new Set(tags.filter((tag) => tag !== null))].slice(0, MAX_TAGS).join(" ");
}

export function postText(post: Post, network: Network, { url, hashtags }: { url: string; hashtags: string }): string {
  return network === "instagram" ? `${post.instagram}\n\n${hashtags}` : `${post[network]}\n${url}`;
}

export const isOver = ({ promocion }: Post, today: IsoDate): boolean =>
  promocion?.hasta != null && promocion.hasta < today;

export function postPicture(post: Post, index: number, business: Business, promotions: readonly Promotion[]): string {
  const { promocion } = post;
  const ofPromotion =
    promocion?.id === SPECIAL_ID
      ? business.specialPromotion?.imageUrl
      : promotions.find(({ id }) => id === promocion?.id)?.imageUrl;
  return ofPromotion ?? pictureAt(shownPicturesOf(business), index).url;
}
