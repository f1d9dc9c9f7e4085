import "./small-buffer-pool";
import { EnvironmentError, parseEnv } from "@/lib/env";
import { log, toErrorFields } from "@/lib/log";
import { Redis } from "@/lib/redis";
import { banner } from "./banner";
import { readEnvironment } from "./environment";
import { Lifetime } from "./lifetime";
import { isHelp, parseOptions, USAGE } from "./options";
import { startEmbedded } from "./start-embedded";
import { StartError } from "./start-error";
import { startHosted } from "./start-hosted";

const tell = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

async function main(): Promise<void> {
  const argv = process.argv.slice(2);
  if (isHelp(argv)) return void process.stdout.write(`${USAGE}\n`);

  const lifetime = new Lifetime();
  const end = async (exitCode: number): Promise<void> => {
    // Asked twice: the children end by themselves as soon as this process is gone.
    if (lifetime.signal.aborted) process.exit(1);
    await lifetime.end();
    process.exit(exitCode);
  };
  const onSignal = (): void => {
    tell(lifetime.signal.aborted ? "Stopping now." : "Stopping. Once more to stop at once.");
    void end(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "the supervisor failed");
    void end(1);
  });

  try {
    const environment = readEnvironment();
    const settings = parseEnv(environment);
    const options = parseOptions(argv, environment);
    const redis = settings.redisUrl === null ? null : new Redis(settings.redisUrl);
    lifetime.onEnd(() => redis?.close());
    const context = { options, settings, environment, redis, lifetime, tell };
    const facts = await (settings.supabase ? startHosted(context) : startEmbedded(context));
    process.stdout.write(banner(facts));
  } catch (error) {
    // A start that was broken off fails too, and somebody is already ending it.
    if (lifetime.signal.aborted) return;
    const isExpected = error instanceof StartError || error instanceof EnvironmentError;
    tell(isExpected ? error.message : `The start failed: ${toErrorFields(error).stack}`);
    await end(1);
  }
}

await main();
