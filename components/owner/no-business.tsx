import { ClosedShop } from "@/components/feedback/closed-shop";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

export function NoBusiness() {
  return (
    <Card className="grid justify-items-center px-5 py-10 text-center">
      <ClosedShop />
      <h2 className="mt-5 text-xl">Aquí va a estar tu negocio</h2>
      <p className="mt-2 max-w-[26rem] text-ink-soft">
        Regístralo gratis en tres minutos: nombre, dirección y teléfono. Tus vecinos lo encontrarán en el directorio.
      </p>
      <Link href={routes.registerFree()} className={buttonVariants({ className: "mt-6" })}>
        <Icon name="store" />
        Registrar mi negocio
      </Link>
      <p className="mt-6 text-ink-soft text-sm">
        ¿Ya está en el directorio? Al registrarlo te preguntamos si es tuyo, y pides su página.
      </p>
    </Card>
  );
}
