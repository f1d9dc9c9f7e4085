import { BRAND } from "@/lib/brand";

export type BannerFacts = {
  siteUrl: string;
  localUrl: string | null;
  /** Null with a hosted project, which keeps its data elsewhere. */
  dataDir: string | null;
  diagnosticsToken: string | null;
  /** Panel of simulated payments; null with a real provider. */
  simulatorUrl: string | null;
  accounts: readonly { role: string; email: string; password: string }[];
};

export function banner({ siteUrl, localUrl, dataDir, diagnosticsToken, simulatorUrl, accounts }: BannerFacts): string {
  const width = Math.max(0, ...accounts.map(({ role }) => role.length));
  const emailWidth = Math.max(0, ...accounts.map(({ email }) => email.length));
  const signIns = accounts.map(
    ({ role, email, password }) => `    ${role.padEnd(width)}  ${email.padEnd(emailWidth)}  ${password}`,
  );
  const lines = [
    "",
    `  ${BRAND.name} is at ${siteUrl}`,
    ...(localUrl ? [`  and, on this machine, at ${localUrl}`] : []),
    "",
    ...(signIns.length > 0 ? ["  Sign in as", ...signIns, ""] : []),
    ...(diagnosticsToken
      ? [`  Mails: ${siteUrl}/correo (from another device: /correo?token=${diagnosticsToken})`]
      : []),
    ...(simulatorUrl ? [`  Payments: ${simulatorUrl}`] : []),
    ...(dataDir ? [`  Data: ${dataDir}`] : []),
    "  Stop: Ctrl-C",
    "",
  ];
  return `${lines.join("\n")}\n`;
}
