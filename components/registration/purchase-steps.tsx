import { PLANS, type Plan } from "@/lib/plans/plans";
import { preparationFor } from "@/lib/plans/preparation";

type PurchaseStepsProps = {
  plan: Plan;
  isReviewed: boolean;
};

export function PurchaseSteps({ plan, isReviewed }: PurchaseStepsProps) {
  return (
    <section aria-labelledby="que-sigue" className="mt-6 border-line border-t pt-5">
      <h2 id="que-sigue" className="text-lg">
        Qué sigue
      </h2>
      <ol className="mt-2 grid list-decimal gap-2 pl-5">
        <li>Entra con el correo de tu compra: te mandamos un enlace, no necesitas contraseña.</li>
        <li>
          Registra tu negocio con nombre, categoría, teléfono y dirección.{" "}
          {isReviewed ? "Lo revisamos y te escribimos en cuanto se publique." : "Se publica en ese momento."}
        </li>
        <li>
          Para tu página {PLANS[plan].name} ten a la mano:
          <ul className="mt-1 list-disc pl-5 text-ink-soft">
            {preparationFor(plan).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </li>
      </ol>
    </section>
  );
}
