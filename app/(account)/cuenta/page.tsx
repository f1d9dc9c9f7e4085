import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SessionList } from "@/components/account/session-list";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { listSessions } from "@/lib/auth/server/sessions";
import { getPendingEmail, requireViewer } from "@/lib/auth/server/viewer";
import { flashMessageOf } from "@/lib/forms/flash-messages";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { endSession } from "./actions";

export const metadata: Metadata = { title: "Tu cuenta" };

const FLASH_MESSAGES = {
  contrasena: "Tu contraseña quedó guardada. Cerramos tu sesión en otros dispositivos.",
  administracion: "Ya no eres administrador.",
  sesiones: "Listo: la sesión quedó cerrada.",
  "sesiones-no": "No se pudo cerrar la sesión. Inténtalo de nuevo en un momento.",
};

export default async function AccountPage({ searchParams }: PageProps<"/cuenta">) {
  const viewer = await requireViewer(routes.account());
  const now = new Date();
  const [pendingEmail, sessions] = await Promise.all([getPendingEmail(now), listSessions()]);
  const message = flashMessageOf(FLASH_MESSAGES, textOf((await searchParams).aviso));
  return (
    <div className="page-width max-w-[44rem] py-10">
      <h1 className="text-3xl">Tu cuenta</h1>
      {message && (
        <p role="status" className="mt-6 rounded-card bg-open-soft px-5 py-4 text-open">
          {message}
        </p>
      )}
      <div className="mt-8 grid gap-4">
        <Row
          title="Correo"
          text={
            <>
              <span className="wrap-anywhere">{viewer.email}</span>
              {pendingEmail && <PendingChange email={pendingEmail} />}
            </>
          }
        />
        <Row
          title="Contraseña"
          text="Con ella entras sin esperar un correo. También puedes entrar siempre con un enlace."
        >
          <Link
            href={routes.choosePassword(routes.account())}
            className={buttonVariants({ variant: "outline", size: "sm" })}
          >
            Elegir o cambiar contraseña
          </Link>
        </Row>
        <Row title="Tus pagos" text="Lo que has pagado, con el número de cada pago y sus facturas.">
          <Link href={routes.ownPayments()} className={buttonVariants({ variant: "outline", size: "sm" })}>
            Ver mis pagos
          </Link>
        </Row>
        <Row title="Cerrar sesión" text="Solo en este dispositivo.">
          <form action={routes.signOut()} method="post">
            <button type="submit" className={buttonVariants({ variant: "outline", size: "sm" })}>
              Salir de la cuenta
            </button>
          </form>
        </Row>
        <SessionList sessions={sessions} now={now} end={endSession} />
        <Row title="Tus datos" text="Pide verlos, corregirlos o borrarlos, o que dejemos de usarlos (derechos ARCO).">
          <Link href={routes.arco()} className={buttonVariants({ variant: "outline", size: "sm" })}>
            Hacer una solicitud
          </Link>
        </Row>
        <Row title="Eliminar mi cuenta" text="Para siempre. Antes te decimos qué pasa con cada uno de tus negocios.">
          <Link
            href={routes.deleteAccount()}
            className={buttonVariants({ variant: "outline", size: "sm", className: "text-error" })}
          >
            Eliminar mi cuenta
          </Link>
        </Row>
      </div>
      <p className="mt-8">
        <Link href={routes.ownerPanel()} className="text-link">
          Ir a Mi negocio
        </Link>
      </p>
    </div>
  );
}

function PendingChange({ email }: { email: string }) {
  return (
    <span className="mt-2 block rounded-field bg-closing-soft px-4 py-3 text-closing text-sm">
      Cambio pendiente a <strong className="wrap-anywhere">{email}</strong>: se hace cuando lo confirman los dos
      correos. Si no fuiste tú, cambia tu contraseña aquí abajo: eso lo cancela y cierra las demás sesiones.
    </span>
  );
}

function Row({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      {children}
    </Card>
  );
}
