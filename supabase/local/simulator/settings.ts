import { createHmac } from "node:crypto";
import { isLoopbackUrl } from "@/supabase/local/simulator/loopback";

export type SimulatorKeys = { accessToken: string; webhookSecret: string; collectorId: string };

type Conditions = { siteUrl: string; hasProvider: boolean };

/** Nobody may ever pay a public site with play money: only a site of this machine, and none with a real provider. */
export const isSimulatorWanted = ({ siteUrl, hasProvider }: Conditions): boolean =>
  !hasProvider && isLoopbackUrl(siteUrl);

const derived = (secret: string, purpose: string): string =>
  createHmac("sha256", secret).update(`payment simulator: ${purpose}`).digest("base64url");

/** Keys as random as the installation's own secret, and of no use for finding it. */
export const simulatorKeys = (secretKey: string): SimulatorKeys => ({
  accessToken: `SIM-${derived(secretKey, "access token")}`,
  webhookSecret: derived(secretKey, "webhook secret"),
  collectorId: "424242",
});
