import { CategoryLinks } from "@/components/categories/category-links";
import { NotFoundMessage } from "@/components/feedback/not-found-message";
import { MESSAGES } from "@/lib/messages";

export default function ActivityNotFound() {
  return (
    <NotFoundMessage
      title={MESSAGES.activityNotFound}
      text="Ningún negocio lo tiene todavía. Elige una categoría, o búscalo con otras palabras."
    >
      <CategoryLinks />
    </NotFoundMessage>
  );
}
