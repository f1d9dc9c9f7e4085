import { PLACE } from "@/lib/brand";
import { formatCount, formatList } from "@/lib/format";
import { cutText } from "./cut-text";

type List = {
  what: string;
  neighborhood: string | null;
  total: number;
  /** Counts from 1. */
  page: number;
  /** Names of narrower lists, or of the first businesses, the most telling first. */
  among?: readonly string[];
};

const DESCRIPTION_LENGTH = 150;
const MAX_NAMES = 3;

/** One colonia has the borough's name. */
function placeOf({ neighborhood }: Pick<List, "neighborhood">): string {
  if (neighborhood === null) return PLACE.borough;
  return neighborhood === PLACE.borough ? `la colonia ${neighborhood}` : `${neighborhood}, ${PLACE.borough}`;
}

export const listTitle = (list: List): string =>
  `${list.what} en ${placeOf(list)}${list.page > 1 ? `, página ${list.page}` : ""}`;

/** Description for search engines, at most 150 characters. */
export function listDescription(list: List): string {
  const { what, total, page, among = [] } = list;
  const isFirst = page === 1;
  const counted = `${what} en ${placeOf(list)}${isFirst ? "" : `, página ${page}`}: ${formatCount(total, "negocio", "negocios")}`;
  const names = among.slice(0, MAX_NAMES);
  const told = `${counted} y sus teléfonos, direcciones y horarios${names.length > 0 ? `. ${formatList(names)}` : ""}.`;
  return cutText(told, DESCRIPTION_LENGTH);
}
