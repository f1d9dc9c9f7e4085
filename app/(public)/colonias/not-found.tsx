import { NotFoundMessage } from "@/components/feedback/not-found-message";
import { MESSAGES } from "@/lib/messages";

export default function NeighborhoodNotFound() {
  return (
    <NotFoundMessage
      title={MESSAGES.neighborhoodNotFound}
      text="No la conocemos, o todavía tiene pocos negocios. Busca en todo el directorio."
    />
  );
}
