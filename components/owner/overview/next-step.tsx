import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { completeness, missingSteps } from "@/lib/owner/completeness";
import type { ChosenBusiness } from "@/lib/owner/panel-model";
import type { PanelSection } from "@/lib/panel-sections";
import { routes } from "@/lib/routes";

type Advice = { section: PanelSection; title: string; reason: string; button: string };

const SHOW_IT: Advice = {
  section: "herramientas",
  title: "pon tu código QR en el mostrador",
  reason: "Quien ya está en tu negocio guarda tu página y la comparte.",
  button: "Ver herramientas",
};

export function NextStep({ chosen: { owned, sections } }: { chosen: ChosenBusiness }) {
  const { business } = owned;
  const percent = completeness(business, sections);
  const { section, title, reason, button } = missingSteps(business, sections)[0] ?? SHOW_IT;
  return (
    <section aria-labelledby="avance">
      <h2 id="avance" className="text-lg">
        Tu página está al {percent} %
      </h2>
      <div aria-hidden="true" className="mt-2 h-2.5 overflow-hidden rounded-full bg-sand">
        <div className="h-full rounded-full bg-action" style={{ width: `${percent}%` }} />
      </div>
      <div className="mt-4 rounded-card border border-line bg-card p-5">
        <p className="font-semibold">Siguiente: {title}.</p>
        <p className="mt-1 text-ink-soft">{reason}</p>
        <Link href={routes.panelSection(section, business.id)} className={buttonVariants({ className: "mt-4" })}>
          {button}
        </Link>
      </div>
    </section>
  );
}
