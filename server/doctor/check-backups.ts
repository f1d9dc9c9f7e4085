import { z } from "zod";
import { type BackupState, backupStateSchema } from "@/lib/admin/backup-state";
import { formatRecentMoment } from "@/lib/time/recent-moment";
import { secretHeaders } from "./check-supabase";
import { type Check, type Finding, look, ok, problem } from "./finding";

const HOUR_MS = 3_600_000;
const MAX_BACKUP_AGE_MS = 26 * HOUR_MS;
const MAX_DRILL_AGE_MS = 190 * 24 * HOUR_MS;

const stateSchema = z.object({ backups: backupStateSchema });

function lastBackup({ respaldo }: BackupState, now: Date): Finding {
  if (!respaldo) return problem("No hay ningún respaldo: corre bin/backup cada noche.");
  const text = `Último respaldo: ${formatRecentMoment(respaldo.at, now)}.`;
  const isOld = now.getTime() - respaldo.at.getTime() > MAX_BACKUP_AGE_MS;
  return isOld ? problem(`${text} Corre bin/backup cada noche.`) : ok(text);
}

function lastDrill({ simulacro }: BackupState, now: Date): Finding {
  if (!simulacro) return look("Nadie ha probado restaurar un respaldo: corre «npm run drill» dos veces al año.");
  const text = `Último simulacro de restauración: ${formatRecentMoment(simulacro.at, now)}`;
  if (!simulacro.bien) return problem(`${text}, y falló. Corre «npm run drill» y lee lo marcado con ✗.`);
  const isOld = now.getTime() - simulacro.at.getTime() > MAX_DRILL_AGE_MS;
  return isOld ? look(`${text}. Ya toca otro: corre «npm run drill».`) : ok(`${text}.`);
}

export const checkBackups: Check = async ({ supabase }, { ask, instance, now }) => {
  const asked = supabase ?? (instance && { url: instance.supabaseUrl, secretKey: instance.secretKey });
  if (!asked) return [look("Sin proyecto ni instancia en marcha no hay nada que revisar.")];
  const url = `${asked.url}/rest/v1/rpc/deployment_state`;
  const response = await ask({ url, method: "POST", headers: secretHeaders(asked.secretKey) });
  const state = stateSchema.safeParse(response?.body).data;
  if (!state) return [problem("No se pudo leer de cuándo son.")];
  if (!state.backups) return [look("Database → Backups: revisa que el último sea de hoy y prueba restaurarlo.")];
  return [lastBackup(state.backups, now), lastDrill(state.backups, now)];
};
