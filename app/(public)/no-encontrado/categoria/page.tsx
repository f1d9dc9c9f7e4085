import type { Metadata } from "next";
import { MESSAGES } from "@/lib/messages";
import CategoryNotFound from "../../categorias/not-found";

export const metadata: Metadata = { title: MESSAGES.categoryNotFound, robots: { index: false, follow: true } };

/** Page that the gateway puts, with 404, in the place of a missing one that Next leaves to JavaScript. */
export default function MissingCategoryPage() {
  return <CategoryNotFound />;
}
