import { advertisedImages, planBefore } from "@/lib/plans/comparison";
import { PLANS } from "@/lib/plans/plans";
import { PlanCard } from "./plan-card";

const { free, pro, premium } = PLANS;
const characters = ({ limits }: typeof free) => `Descripción de ${limits.descriptionCharacters} letras`;

export function PlanCards() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 lg:grid-cols-3">
      <PlanCard
        plan={free}
        summary="Para que te encuentren y te llamen."
        features={[
          "Tu página en el directorio",
          "Teléfono, dirección y mapa",
          advertisedImages(free),
          characters(free),
          "Cuántas visitas y clics recibes",
        ]}
      />
      <PlanCard
        plan={pro}
        summary="Para que te escriban y sepan llegar."
        features={[
          planBefore("pro"),
          "Botón de WhatsApp",
          "Cómo llegar, tus servicios y tu horario",
          advertisedImages(pro),
          characters(pro),
          "Redes sociales y sitio web",
          "Promoción especial",
          "Estadísticas por día y canal",
        ]}
      />
      <PlanCard
        plan={premium}
        summary="Para mostrar todo lo que haces."
        features={[
          planBefore("premium"),
          advertisedImages(premium),
          "Video y menú",
          "Varias promociones con vigencia",
          "Descripción larga, con ayuda de IA",
        ]}
      />
    </div>
  );
}
