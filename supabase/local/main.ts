import { startBackend } from "@/supabase/local/backend";
import { settingsSchema } from "@/supabase/local/contract";
import { freezePrototypes } from "@/supabase/local/freeze-prototypes";
import { errorFields, log } from "@/supabase/local/log";

const STOP_LIMIT_MS = 12_000;

/** The backend as a process: the supervisor gives it its settings by environment and an IPC channel. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  // Until there is something to stop in order: PostgreSQL follows us by its death signal.
  const abandon = () => process.exit(1);
  process.once("SIGTERM", abandon).once("SIGINT", abandon).once("disconnect", abandon);
  // The supervisor starts us again, with PostgreSQL. Going on would need a driver that survives lost connections:
  // postgres.js may throw from a timer then (https://github.com/porsager/postgres/issues/1208).
  const settings = settingsSchema.parse(JSON.parse(process.env.BACKEND_SETTINGS ?? "{}"));
  const backend = await startBackend(settings, () => {
    log.fatal("PostgreSQL ended by itself");
    process.exit(1);
  });

  // All libraries are loaded, and nobody knows the port yet.
  freezePrototypes();

  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, "stopping");
    // Nobody may be left to kill us if a step hangs. PostgreSQL then follows by its death signal, and loses nothing.
    setTimeout(() => {
      log.error("could not stop in order in time");
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    await backend.stop();
    log.info("stopped");
    process.exit(0);
  };
  process.off("SIGTERM", abandon).off("SIGINT", abandon).off("disconnect", abandon);
  process.on("SIGTERM", () => stop("SIGTERM"));
  // Ctrl-C reaches the whole process group, but the supervisor decides the order: it ends us after the site.
  process.on("SIGINT", () => (process.connected ? undefined : stop("SIGINT")));
  process.on("disconnect", () => stop("the supervisor is gone"));

  const { stop: _stop, ...ready } = backend;
  process.send?.({ type: "ready", ...ready });
  log.info({ port: ready.port, startMs: Math.round(performance.now() - startedAt) }, "ready");
}

process.on("uncaughtException", (error) => {
  // The places, not the message: it may quote what somebody typed.
  const places = error.stack?.split("\n").filter((line) => line.startsWith("    at "));
  log.fatal({ ...errorFields(error), places }, "an error that nobody caught");
  process.exit(1);
});

main().catch((error: unknown) => {
  // Only configuration or the machine fails here, never a visitor's data, so the message is shown.
  log.fatal(
    { ...errorFields(error), reason: error instanceof Error ? error.message : String(error) },
    "could not start",
  );
  process.exit(1);
});
