import { type Instance, startInstance } from "@/tests/support/instance";
import { Closing, closeOnSignals } from "./closing";

/** Options of every bench that looks at a running instance. */
export const INSTANCE_OPTIONS = {
  seed: { type: "string", default: "showcase" },
  help: { type: "boolean" },
} as const;

type InstanceValues = { seed: string; help?: boolean };
type Measure = (instance: Instance, closing: Closing) => Promise<void>;

/** Measures an instance started for it, which is then removed; prints the usage instead when it is asked for. */
export async function onAnInstance({ seed, help }: InstanceValues, usage: string, measure: Measure): Promise<void> {
  if (help || (seed !== "showcase" && seed !== "full")) {
    process.stdout.write(usage);
    return;
  }
  const closing = new Closing();
  closeOnSignals(() => closing.close());
  try {
    const instance = await startInstance({ seed, isLively: true });
    closing.atEnd(() => instance.stop());
    await measure(instance, closing);
  } finally {
    await closing.close();
  }
}
