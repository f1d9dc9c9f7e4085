import { requireDiagnostics } from "@/lib/diagnostics/server/guard";
import { listMails } from "@/lib/diagnostics/server/mailbox";

/** Answers programs at /correo (proxy.ts leads them here): `?to=ADDRESS` gives the mails to one address. */
export async function GET(request: Request): Promise<Response> {
  await requireDiagnostics();
  const to = new URL(request.url).searchParams.get("to") ?? "";
  return Response.json(await listMails(to));
}
