const PROVIDER_HOST = /^(?:[a-z0-9-]+\.)*mercadopago\.com(?:\.mx)?$/;
const MAX_CHARACTERS = 1000;

/** A voucher's address, or null, as in the database. @param simulatorOrigin of simulated vouchers; null beside the real provider. */
export function voucherUrl(text: string | null | undefined, simulatorOrigin: string | null): string | null {
  if (!text || text.length > MAX_CHARACTERS || !URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, origin, href } = new URL(text);
  const isProviders = protocol === "https:" && PROVIDER_HOST.test(hostname) && port === "" && !username && !password;
  return (isProviders || origin === simulatorOrigin) && href.length <= MAX_CHARACTERS ? href : null;
}
