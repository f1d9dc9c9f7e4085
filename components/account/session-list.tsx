import { Card } from "@/components/ui/card";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { OwnSession } from "@/lib/auth/model";
import { toLocalDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { formatRecentMoment } from "@/lib/time/recent-moment";

type SessionListProps = { sessions: readonly OwnSession[]; now: Date; end: FormAction };

export function SessionList({ sessions, now, end }: SessionListProps) {
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
