import { hasSiteEnding, isOtherAddress, toWebsiteUrl } from "@/lib/contact/web-links";

export type MenuLink = {
  url: string;
  /** Address for the viewer in the page; null when the link can only be opened. */
  embedUrl: string | null;
};

const URL_SHAPE = /^(?:https?:\/\/|www\.\S|(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?[/?])\S*$/i;
const HOST_SHAPE = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;
const looksLikeUrl = (text: string): boolean => URL_SHAPE.test(text) || (HOST_SHAPE.test(text) && hasSiteEnding(text));
const DRIVE_ID = "([A-Za-z0-9_-]{10,})";
const DRIVE_FILE = new RegExp(`^/file/d/${DRIVE_ID}`);
const DRIVE_FOLDER = new RegExp(`^/drive/(?:u/\\d+/)?folders/${DRIVE_ID}`);
const DOCUMENT = new RegExp(`^/(document|presentation|spreadsheets)/d/${DRIVE_ID}`);

function driveEmbed(url: URL): string | null {
  const folder = DRIVE_FOLDER.exec(url.pathname)?.[1];
  if (folder) return `https://drive.google.com/embeddedfolderview?id=${folder}#grid`;
  const file =
    DRIVE_FILE.exec(url.pathname)?.[1] ?? new RegExp(`^${DRIVE_ID}$`).exec(url.searchParams.get("id") ?? "")?.[1];
  return file ? `https://drive.google.com/file/d/${file}/preview` : null;
}

/** Rebuilt from ids. A PDF elsewhere goes through Google's viewer, so that the page frames no host of the owner's. */
function embedOf(url: URL): string | null {
  if (url.hostname === "drive.google.com") return driveEmbed(url);
  if (url.hostname === "docs.google.com") {
    const [, kind, id] = DOCUMENT.exec(url.pathname) ?? [];
    return kind && id ? `https://docs.google.com/${kind}/d/${id}/preview` : null;
  }
  return /\.pdf$/i.test(url.pathname)
    ? `https://docs.google.com/viewer?embedded=true&url=${encodeURIComponent(url.href)}`
    : null;
}

/** A menu that looks like a URL is a link, always by https; a cloud-drive link or a PDF can be viewed in the page. */
export function menuLink(value: string): MenuLink | null {
  const text = value.trim();
  const address = looksLikeUrl(text) ? toWebsiteUrl(text) : null;
  if (!address) return null;
  const url = new URL(address);
  url.protocol = "https:";
  return { url: url.href, embedUrl: embedOf(url) };
}

export const isBrokenLink = (value: string): boolean =>
  isOtherAddress(value) || (looksLikeUrl(value.trim()) && menuLink(value) === null);
