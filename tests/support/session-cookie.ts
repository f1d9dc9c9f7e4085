import { createServerClient } from "@supabase/ssr";

const SESSION_COOKIE = "sb-sesion-auth-token";

type Project = { supabaseUrl: string; publishableKey: string };
type Cookie = { name: string; value: string };

export type SignedIn = { id: string; token: string; cookies: readonly Cookie[] };

/**
 * Signs in without the pages for it.
 * @returns the access token, and the session as the site keeps it in a browser's cookies.
 */
export async function signIn(project: Project, email: string, password: string): Promise<SignedIn> {
  const jar = new Map<string, string>();
  const session = createServerClient(project.supabaseUrl, project.publishableKey, {
    cookieOptions: { name: SESSION_COOKIE },
    cookies: {
      encode: "tokens-only",
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (all) => {
        for (const { name, value } of all) jar.set(name, value);
      },
    },
  });
  const { data, error } = await session.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const cookies = [...jar].map(([name, value]) => ({ name, value }));
  return { id: data.user.id, token: data.session.access_token, cookies };
}
