import type { Settings, SimulatorKeys } from "@/supabase/local/contract";
import { isLoopbackUrl } from "@/supabase/local/own-address";
import { derived } from "@/supabase/local/secrets";

type Conditions = Pick<Settings, "siteUrl" | "hasPaymentProvider">;

/** Nobody may ever pay a public site with play money: only a site of this machine, and none with a real provider. */
export const isSimulatorWanted = ({ siteUrl, hasPaymentProvider }: Conditions): boolean =>
  !hasPaymentProvider && isLoopbackUrl(siteUrl);

export const simulatorKeys = (secretKey: string): SimulatorKeys => ({
  accessToken: `SIM-${derived(secretKey, "payment simulator: access token")}`,
  webhookSecret: derived(secretKey, "payment simulator: webhook secret"),
  collectorId: "424242",
});
