import { type Instance, startInstance } from "@/tests/support/instance";

/** Options of every bench that looks at a running instance. */
export const INSTANCE_OPTIONS = {
  seed: { type: "string", default: "showcase" },
  help: { type: "boolean" },
} as const;

type InstanceValues = { seed: string; help?: boolean };

/** Measures an instance started for it, which is then removed; prints the usage instead when it is asked for. */
export async function onAnInstance(
  { seed, help }: InstanceValues,
  usage: string,
  measure: (instance: Instance) => Promise<void>,
): Promise<void> {
  if (help || (seed !== "showcase" && seed !== "full")) {
    process.stdout.write(usage);
    return;
  }
  const instance = await startInstance({ seed, isLively: true });
  try {
    await measure(instance);
  } finally {
    await instance.stop();
  }
}
