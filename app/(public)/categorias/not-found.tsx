import { CategoryLinks } from "@/components/categories/category-links";
import { NotFoundMessage } from "@/components/feedback/not-found-message";
import { MESSAGES } from "@/lib/messages";

export default function CategoryNotFound() {
  return (
    <NotFoundMessage title={MESSAGES.categoryNotFound} text="Elige una de estas, o busca por nombre o por giro.">
      <CategoryLinks />
      <p className="mt-6 text-ink-soft text-sm">{MESSAGES.invalidCategorySlug}</p>
    </NotFoundMessage>
  );
}
