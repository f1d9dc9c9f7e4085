import { z } from "zod";
import { runningInstance } from "@/server/status-file";
import type { InstanceOptions } from "./instance";
import { type ModelVendor, startModelVendor } from "./model-vendor";
import { RESETTABLE, resetInstance } from "./reset-instance";

/** Settings that files on a shared instance may count on. */
export const SHARED_SETTINGS = {
  // What the tests say of where a visitor comes from is believed.
  TRUSTED_PROXIES: "127.0.0.1",
  ADMIN_EMAIL: "administra@example.com",
  SUPPORT_EMAIL: "ayuda@example.com",
  LEGAL_ADDRESS: "Calle 1, Iztapalapa",
  SOCIAL_FACEBOOK: "https://www.facebook.com/ejemplo",
  INVOICES: "true",
  ...RESETTABLE,
} as const;

/** Names of instances: "empty" and "showcase" by what they hold; "models" is empty and asks a vendor of models. */
type SharedName = "empty" | "showcase" | "models";

const sharedInstanceSchema = z.object({
  status: runningInstance,
  dataDir: z.string(),
  pid: z.int(),
  output: z.string(),
  isNew: z.boolean(),
});

/** An instance that nobody ends but the run. */
export type SharedInstance = Omit<z.infer<typeof sharedInstanceSchema>, "output" | "isNew"> & {
  siteUrl: string;
  /** Output since it was started, for whichever file. */
  output: () => Promise<string>;
};

function optionsOf(name: SharedName, vendor: ModelVendor): InstanceOptions {
  const models = { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: vendor.baseUrl, AI_DEADLINE_SECONDS: "4" };
  return {
    seed: name === "showcase" ? "showcase" : "none",
    environment: { ...SHARED_SETTINGS, ...(name === "models" && models) },
  };
}

/** Asks the run's own process (prepare-shared.ts) for the instance with these options, which it starts if it is the first time. */
async function ask(options: InstanceOptions) {
  const answer = await fetch(process.env.SHARED_INSTANCES ?? "", { method: "POST", body: JSON.stringify(options) });
  if (!answer.ok) throw new Error(await answer.text());
  return sharedInstanceSchema.parse(await answer.json());
}

let vendor: ModelVendor | undefined;

/** The instance that files share, one after another, as if it were new, and the vendor that "models" asks. */
export async function sharedInstance(name: SharedName): Promise<{ instance: SharedInstance; vendor: ModelVendor }> {
  vendor ??= await startModelVendor();
  vendor.reset();
  const options = optionsOf(name, vendor);
  const { status, dataDir, pid, isNew } = await ask(options);
  const instance = { status, dataDir, pid, siteUrl: status.siteUrl, output: async () => (await ask(options)).output };
  if (!isNew) await resetInstance(instance);
  return { instance, vendor };
}
