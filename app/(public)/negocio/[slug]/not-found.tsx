import { NotFoundMessage } from "@/components/feedback/not-found-message";
import { MESSAGES } from "@/lib/messages";

export default function BusinessNotFound() {
  return (
    <NotFoundMessage
      title={MESSAGES.businessNotFound}
      text="Quizá cerró, cambió de nombre o aún no está publicado. Búscalo en el directorio."
    />
  );
}
