import { routes } from "@/lib/routes";
import { slugInPath } from "@/lib/text/slugify";
import { findCategory } from "./categories";

const CATEGORY_LIST = /^\/(?:categorias|negocios(?:\/categoria)?)\/([^/]+)$/;

/** The address of the category that a path in lower case names in any spelling; null where it names none. */
export function categoryPath(path: string): string | null {
  const [, segment = ""] = CATEGORY_LIST.exec(path) ?? [];
  const category = findCategory(slugInPath(segment));
  return category && routes.category(category.slug);
}
