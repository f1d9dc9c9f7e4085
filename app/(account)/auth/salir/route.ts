import { signOut } from "@/lib/auth/server/sign-in";
import { isSameOrigin } from "@/lib/http/same-origin";

/** "Cerrar sesión", then the home page. By POST, so that no link and no picture of another site signs anybody out. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 });
  await signOut();
  return new Response(null, { status: 303, headers: { Location: "/" } });
}
