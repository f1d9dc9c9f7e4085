import { signOut } from "@/lib/auth/server/sign-in";
import { formOf } from "@/lib/forms/form-of";
import { isSameOrigin } from "@/lib/http/same-origin";
import { textOf } from "@/lib/text/text-of";

/** Sign-in page: the only one that a form may name ("siguiente"). */
const LOGIN = /^\/login(?:\?|$)/;

/** "Cerrar sesión", then the home page, or where another account signs in. By POST, so that no link and no picture of another site signs anybody out. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 });
  const next = textOf(formOf(await request.formData().catch(() => null)).get("siguiente"));
  await signOut();
  return new Response(null, { status: 303, headers: { Location: LOGIN.test(next) ? next : "/" } });
}
