import type { Metadata } from "next";
import { AccountCard } from "@/components/account/account-card";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { getSubscription } from "@/lib/mail/server/subscription";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";

export const metadata: Metadata = { title: "Resumen semanal", referrer: "no-referrer" };

const ON = {
  title: "¿Dejar de recibir el resumen semanal?",
  lead: "Es el correo de los lunes con lo que trajo tu página. Los recibos y los avisos de tu negocio siguen llegando.",
};
const OFF = {
  title: "Ya no recibes el resumen semanal",
  lead: "No te lo enviamos más a este correo. Los recibos y los avisos de tu negocio siguen llegando.",
};

/** The link of a mail: opening it changes nothing, whoever or whatever opens it. The button does. */
export default async function SubscriptionPage({ searchParams }: PageProps<"/suscripcion">) {
  const token = textOf((await searchParams).t);
  const isOn = await getSubscription(token);
  if (isOn === null) {
    return (
      <AccountCard
        title="Este enlace no está completo"
        lead="Ábrelo de nuevo desde el correo, o apaga el resumen semanal en las estadísticas de tu negocio."
      >
        <Link href={routes.panelSection("estadisticas")} className="text-link">
          Ir a mis estadísticas
        </Link>
      </AccountCard>
    );
  }
  return (
    <AccountCard {...(isOn ? ON : OFF)}>
      <form method="post" action={routes.setMailSubscription(token)}>
        <Button type="submit" name="recibir" value={isOn ? "no" : "si"} variant={isOn ? undefined : "outline"}>
          {isOn ? "Dejar de recibirlo" : "Volver a recibirlo"}
        </Button>
      </form>
    </AccountCard>
  );
}
