import { Icon, type IconName } from "@/components/ui/icon";

const steps: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: "search", title: "Busca", text: "Por nombre, por giro o por lo que necesitas: tacos, tlapalería, uñas." },
  { icon: "clock", title: "Elige", text: "Mira dónde está, si está abierto y lo que ofrece." },
  { icon: "phone", title: "Llama o llega", text: "Un toque para llamar, escribir por WhatsApp o trazar la ruta." },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="como-funciona" className="bg-sand">
      <div className="page-width section-space">
        <h2 id="como-funciona" className="text-xl lg:text-2xl">
          Así de fácil
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3">
          {steps.map((step) => (
            <li key={step.title} className="flex gap-4 md:block">
              <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-ink text-paper">
                <Icon name={step.icon} />
              </span>
              <div>
                <h3 className="text-lg md:mt-4">{step.title}</h3>
                <p className="mt-1 max-w-narrow text-ink-soft">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
