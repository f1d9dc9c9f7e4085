import { isOtherAddress } from "@/lib/contact/web-links";

const HOST = /^(?:(?:www\.|m\.|music\.)?youtube|(?:www\.)?youtube-nocookie)\.com$/;
const SHORT_HOST = /^(?:www\.)?youtu\.be$/;
const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;
const ID_PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)/;

/** The 11 characters of a YouTube video, from any link or pasted iframe; null for anything else, bare words too. */
export function parseVideoId(value: string | null | undefined): string | null {
  const address = value?.match(/(?:https?:\/\/|www\.|youtu\.be\/|youtube(?:-nocookie)?\.com\/)[^\s"'<>]+/i)?.[0];
  if (!value || !address || isOtherAddress(value)) return null;
  const absolute = /^https?:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(absolute)) return null;
  const url = new URL(absolute);
  const candidate = SHORT_HOST.test(url.hostname)
    ? url.pathname.split("/")[1]
    : HOST.test(url.hostname)
      ? (ID_PATH.exec(url.pathname)?.[1] ?? url.searchParams.get("v"))
      : null;
  return candidate && VIDEO_ID.test(candidate) ? candidate : null;
}

/** The player, on YouTube's host that sets no cookie before it plays. */
export const videoEmbedUrl = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}`;

export const videoWatchUrl = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
