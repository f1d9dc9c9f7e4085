import "server-only";
import { headers } from "next/headers";
import { clientNetwork } from "@/lib/http/client-network";
import { createRateLimit } from "@/lib/http/server/rate-limit";

// Accounts cost an address each; the database counts by listing and by account, whatever the network.
const isNetworkAllowed = createRateLimit({ name: "claim-code-mails", requests: 12, perSeconds: 60 * 60 });

export const canRequestCode = async (): Promise<boolean> => isNetworkAllowed(clientNetwork(await headers()));
