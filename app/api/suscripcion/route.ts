import type { NextRequest } from "next/server";
import { isSmall } from "@/lib/http/read-body";
import { log } from "@/lib/log";
import { setSubscription } from "@/lib/mail/server/subscription";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";

const MAX_FORM_BYTES = 2000;

const tokenOf = ({ nextUrl }: NextRequest): string => textOf(nextUrl.searchParams.get("t"));
const toPage = (token: string): Response =>
  new Response(null, { status: 303, headers: { Location: routes.mailSubscription(token) } });

/** Switches optional mails by the signed token alone: mail programs have no session and follow no redirect (RFC 8058). A form says which. */
export async function POST(request: NextRequest): Promise<Response> {
  const token = tokenOf(request);
  const form = isSmall(request, MAX_FORM_BYTES) ? await request.formData().catch(() => null) : null;
  const choice = form?.get("recibir") ?? null;
  try {
    const isDone = await setSubscription(token, choice === "si");
    if (choice !== null) return toPage(token);
    return new Response(isDone ? "Listo: ya no recibes estos correos." : "Este enlace no está completo.", {
      status: isDone ? 200 : 400,
    });
  } catch (error) {
    log.error({ error }, "a subscription was not changed");
    return new Response("No pudimos guardarlo. Inténtalo de nuevo en unos minutos.", { status: 503 });
  }
}

/** Mail programs that do not know how to post open the address: there is a button. */
export const GET = (request: NextRequest): Response => toPage(tokenOf(request));
