import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { Sheet } from "./sheet";

type PaidPlanPromptProps = {
  plan: Plan;
  email: string | null;
  /** True if the ledger knows of the payment; otherwise nobody has been able to ask for it. */
  isConfirmed: boolean;
  returnTo: string;
};

export function PaidPlanPrompt({ plan, email, isConfirmed, returnTo }: PaidPlanPromptProps) {
  return (
    <Sheet title="Inicia sesión para registrar tu negocio">
      <p className="mt-2">
        {isConfirmed
          ? `Tu pago del plan ${PLANS[plan].name} está confirmado. Para usarlo, inicia sesión o crea una cuenta con el correo de tu compra`
          : `Esta dirección no dice cómo terminó tu pago. Inicia sesión o crea una cuenta con el correo de tu compra, y ahí te decimos si tu plan ${PLANS[plan].name} ya llegó`}
        {email && <strong className="wrap-anywhere">: {email}</strong>}.
      </p>
      <div className="mt-4 grid gap-3 sm:flex">
        <Link href={routes.login({ redirect: returnTo })} className={buttonVariants()}>
          Iniciar sesión
        </Link>
        <Link href={routes.createAccount(returnTo)} className={buttonVariants({ variant: "outline" })}>
          Crear cuenta
        </Link>
      </div>
    </Sheet>
  );
}
