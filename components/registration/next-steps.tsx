import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

const TO_PREPARE = [
  "Una foto de tu fachada o de lo que vendes, y tu logo si tienes.",
  "Tu horario de cada día y tu WhatsApp.",
  "Una frase que diga qué vendes o haces.",
] as const;

type NextStepsProps = {
  when: string;
  email: string | null;
  isLinkSent: boolean;
};

export function NextSteps({ when, email, isLinkSent }: NextStepsProps) {
  return (
    <dl className="mt-8 grid gap-4 [&_dt]:font-semibold">
      <div>
        <dt>Cuándo se publica</dt>
        <dd className="mt-1">{when}</dd>
      </div>
      {!isLinkSent && (
        <div>
          <dt>Cómo entras</dt>
          <dd className="mt-1">
            {email ? (
              <>
                Tu negocio está en{" "}
                <Link href={routes.ownerPanel()} className="text-link">
                  Mi negocio
                </Link>
                , con tu cuenta <span className="wrap-anywhere">{email}</span>.
              </>
            ) : (
              <>
                <Link href={routes.login()} className="text-link">
                  Ingresa
                </Link>{" "}
                con el correo que dejaste: te enviamos un enlace, sin contraseña. Si no dejaste ninguno,{" "}
                <Link href={routes.support()} className="text-link">
                  escríbenos
                </Link>{" "}
                y lo ligamos a tu cuenta.
              </>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>Qué preparar</dt>
        <dd className="mt-1">
          <ul className="grid list-disc gap-1 pl-5">
            {TO_PREPARE.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}
