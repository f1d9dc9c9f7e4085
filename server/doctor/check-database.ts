import { z } from "zod";
import { secretHeaders } from "./check-supabase";
import { type Check, type Finding, look, ok, problem } from "./finding";

const BUCKETS = ["business_assets", "gallery", "logos", "negocios", "portadas", "promociones"];

const PRIVATE_BUCKETS = ["borradores", "comprobantes", "importaciones", "menus"];

const count = z.number().int().nonnegative();
const stateSchema = z.object({
  migrations: z.array(z.string()).nullable(),
  public_buckets: z.array(z.string()),
  published_tables: z.array(z.string()),
  has_change_webhook: z.boolean(),
  administrators: count,
  late_mails: count,
  failed_mails: count,
  withheld_mails: count,
  late_changes: count,
  payment_problems: count,
});
type State = z.infer<typeof stateSchema>;

function migrations({ migrations: applied }: State, known: readonly string[]): Finding {
  if (!applied)
    return look("No hay historial de migraciones: ¿se pegaron a mano? Aplícalas con la herramienta de Supabase.");
  const missing = known.filter((version) => !applied.includes(version));
  return missing.length === 0
    ? ok(`Las ${known.length} migraciones están aplicadas.`)
    : problem(`Migraciones sin aplicar: ${missing.length}, desde ${missing[0]}. Corre «supabase db push».`);
}

function buckets({ public_buckets }: State): Finding {
  const exposed = PRIVATE_BUCKETS.find((bucket) => public_buckets.includes(bucket));
  if (exposed) return problem(`Storage: «${exposed}» no debe ser público: guarda documentos.`);
  const missing = BUCKETS.filter((bucket) => !public_buckets.includes(bucket));
  return missing.length === 0
    ? ok("Los buckets de fotos existen y son públicos.")
    : problem(`Storage: faltan o no son públicos: ${missing.join(", ")}.`);
}

function publication({ published_tables }: State): Finding {
  const others = published_tables.filter((table) => table !== "public.cambios");
  if (others.length > 0) return problem(`Database → Publications → supabase_realtime: quita ${others.join(", ")}.`);
  return published_tables.length === 1
    ? ok("Realtime anuncia solo la tabla cambios.")
    : problem("Database → Publications → supabase_realtime: agrega la tabla cambios.");
}

const none = (amount: number, good: string, bad: Finding): Finding => (amount === 0 ? ok(good) : bad);

function stuck(state: State): Finding[] {
  const { late_mails, failed_mails, withheld_mails, late_changes, payment_problems } = state;
  return [
    none(
      late_mails,
      "Ningún correo espera de más.",
      problem(`${late_mails} correos esperan desde hace más de 15 minutos: revisa SMTP_URL y el cron de correos.`),
    ),
    none(
      failed_mails,
      "Ningún correo se dio por perdido.",
      look(`${failed_mails} correos se dieron por perdidos después de cinco intentos (tabla correos, estado fallido).`),
    ),
    none(
      withheld_mails,
      "Nadie abusa de los correos.",
      look(
        `${withheld_mails} correos no se escribieron en una semana: alguien sin cuenta usó direcciones ajenas (private.correos_retenidos).`,
      ),
    ),
    none(
      late_changes,
      "Los cambios llegan a las páginas.",
      problem(`${late_changes} cambios esperan desde hace más de 15 minutos: revisa el webhook y REVALIDATE_SECRET.`),
    ),
    none(
      payment_problems,
      "Ningún pago cobrado quedó sin mes.",
      look(
        `${payment_problems} pagos cobrados no cubren un mes (tabla pagos, columna problema): docs/operations.md dice qué hacer.`,
      ),
    ),
  ];
}

export const checkDatabase: Check = async ({ supabase, adminEmail }, { migrations: known, ask }) => {
  if (!supabase) return [look("Sin proyecto no hay nada que revisar.")];
  const url = `${supabase.url}/rest/v1/rpc/deployment_state`;
  const response = await ask({ url, method: "POST", headers: secretHeaders(supabase.secretKey) });
  const state = stateSchema.safeParse(response?.body).data;
  if (!state) return [problem("No se pudo leer su estado: faltan migraciones, o SUPABASE_SECRET_KEY no sirve.")];
  const hasAdministrator = state.administrators > 0 || adminEmail !== null;
  return [
    migrations(state, known),
    buckets(state),
    publication(state),
    state.has_change_webhook
      ? ok("Hay un webhook en cambios_pendientes.")
      : problem("Database → Webhooks: falta el de cambios_pendientes hacia /api/revalidate."),
    hasAdministrator
      ? ok("Hay, o habrá, quien administre.")
      : problem("Falta ADMIN_EMAIL: nadie puede aprobar registros."),
    look("Project Settings → Data API: «Max rows» en 1000, y solo el esquema public."),
    ...stuck(state),
  ];
};
