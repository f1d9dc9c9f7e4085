import { Icon, type IconName } from "@/components/ui/icon";

const benefits: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "chart",
    title: "Estadísticas detalladas",
    text: "Mira cuántas personas vieron tu página, te llamaron, te escribieron o pidieron la ruta, día por día.",
  },
  {
    icon: "tag",
    title: "Promociones destacadas",
    text: "Tu oferta con foto y vigencia a la vista de todos. Cuando termina, se quita sola.",
  },
  {
    icon: "globe",
    title: "Presencia digital",
    text: "Una página propia que abre rápido, que los buscadores entienden y que se ve bien al compartirla por WhatsApp.",
  },
  {
    icon: "support",
    title: "Soporte especializado",
    text: "Te ayudamos a completar tu página, a corregir un dato o a recuperar tu acceso.",
  },
];

export function PlanBenefits() {
  return (
    <section aria-labelledby="beneficios" className="bg-sand">
      <div className="page-width section-space">
        <h2 id="beneficios" className="text-xl lg:text-2xl">
          Beneficios adicionales
        </h2>
        <ul className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 md:grid-cols-2">
          {benefits.map((benefit) => (
            <li key={benefit.title} className="flex flex-wrap gap-4">
              <span className="flex size-[48px] shrink-0 items-center justify-center rounded-full bg-ink text-paper">
                <Icon name={benefit.icon} />
              </span>
              <div className="min-w-0 flex-[1_1_10rem]">
                <h3 className="text-lg">{benefit.title}</h3>
                <p className="mt-1 max-w-narrow text-ink-soft">{benefit.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
