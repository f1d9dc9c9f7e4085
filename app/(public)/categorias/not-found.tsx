import { NotFoundMessage } from "@/components/feedback/not-found-message";
import { MESSAGES } from "@/lib/messages";

export default function CategoryNotFound() {
  return (
    <NotFoundMessage title={MESSAGES.invalidCategorySlug} text="Busca por nombre o por giro en todo el directorio." />
  );
}
