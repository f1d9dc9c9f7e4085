import type { Metadata } from "next";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { Link } from "@/components/ui/link";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { OwnSession } from "@/lib/auth/model";
import { listSessions } from "@/lib/auth/server/sessions";
import { getPendingEmail, requireViewer } from "@/lib/auth/server/viewer";
import { toLocalDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import { flashMessageOf } from "@/lib/forms/flash-messages";
import type { FormAction } from "@/lib/forms/form-state";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { formatRecentMoment } from "@/lib/time/recent-moment";
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

type SessionListProps = { sessions: readonly OwnSession[]; now: Date; end: FormAction };

function SessionList({ sessions, now, end }: SessionListProps) {
  return (
    <Card className="p-5">
      <h2 className="text-lg">Tus sesiones</h2>
      <p className="mt-1 text-ink-soft">
        Dónde está abierta tu cuenta. Si no reconoces una, ciérrala y cambia tu contraseña.
      </p>
      <ul className="mt-4 grid gap-4">
        {sessions.map(({ id, device, since, seen, isCurrent }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t pt-4"
          >
            <div className="min-w-0 flex-[1_1_16rem]">
              <h3 className="font-semibold">{device}</h3>
              <p className="text-ink-soft text-sm">
                Desde el {formatLongDate(toLocalDate(since))}.{" "}
                {isCurrent ? "Es este dispositivo." : `Se usó ${formatRecentMoment(seen, now)}.`}
              </p>
            </div>
            {!isCurrent && (
              <ActionForm action={end} lost={ACTION_MESSAGES.failed} fields={{ sesion: id }}>
                <SubmitButton look={{ variant: "outline", size: "sm" }} sending="Cerrando…">
                  Cerrar<span className="sr-only"> la sesión de {device}</span>
                </SubmitButton>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <ActionForm action={end} lost={ACTION_MESSAGES.failed} fields={{}} className="mt-4">
          <SubmitButton look={{ variant: "outline", size: "sm" }} sending="Cerrando…">
            Cerrar las demás
          </SubmitButton>
        </ActionForm>
      )}
    </Card>
  );
}
