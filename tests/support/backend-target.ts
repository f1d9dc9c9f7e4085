import { randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";

const hostedSchema = z.object({
  CONTRACT_URL: z.url(),
  CONTRACT_PUBLISHABLE_KEY: z.string(),
  CONTRACT_SECRET_KEY: z.string(),
});

const hosted = hostedSchema.safeParse(process.env).data ?? null;

/** With CONTRACT_URL and its keys in the environment the suite runs against that (hosted) project. */
export const isEmbedded = hosted === null;

/** Target of a contract test: any Supabase project that has our migrations. */
export interface Target {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Only on our own backend. */
  readonly embedded: ScratchBackend | null;
  /** Everything allowed. */
  readonly server: SupabaseClient;
  /** A new visitor without a session. */
  visitor(): SupabaseClient;
  /** A new visitor who has signed in. */
  signedIn(): Promise<{ client: SupabaseClient; id: string; email: string; password: string }>;
  /** Removes what the tests made. */
  close(): Promise<void>;
}

export const PASSWORD = "una-clave-de-prueba";

export const aMailAddress = (): string => `contract-${randomUUID().slice(0, 13)}@example.com`;

export async function openTarget(): Promise<Target> {
  const embedded = hosted ? null : await startScratchBackend();
  const url = hosted?.CONTRACT_URL ?? embedded?.url ?? "";
  const publishableKey = hosted?.CONTRACT_PUBLISHABLE_KEY ?? embedded?.publishableKey ?? "";
  const secretKey = hosted?.CONTRACT_SECRET_KEY ?? embedded?.secretKey ?? "";
  const server = client(url, secretKey);
  const visitor = () => client(url, publishableKey);
  const users: string[] = [];

  return {
    url,
    publishableKey,
    secretKey,
    embedded,
    server,
    visitor,
    async signedIn() {
      const email = aMailAddress();
      const made = await server.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
      if (made.error) throw made.error;
      users.push(made.data.user.id);
      const own = visitor();
      const { error } = await own.auth.signInWithPassword({ email, password: PASSWORD });
      if (error) throw error;
      return { client: own, id: made.data.user.id, email, password: PASSWORD };
    },
    async close() {
      if (embedded) return embedded.stop();
      for (const id of users) await server.auth.admin.deleteUser(id);
    },
  };
}

/** A client that keeps nothing and renews nothing. */
export function client(url: string, key: string, headers: Record<string, string> = {}): SupabaseClient {
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false }, global: { headers } });
}

/** An id as those of the showcase, whose rows the secret key may write whole. */
export const aShowcaseId = (): string => `5eed0000-0000-4000-8000-${randomUUID().slice(-12)}`;

/** Adds a business by the secret key, whatever its plan; the caller removes it with `removeBusinesses`. */
export async function addBusiness(target: Pick<Target, "server">, fields: Record<string, unknown> = {}) {
  const category = await target.server.from("categorias").select("slug").order("orden").limit(1).single();
  if (category.error) throw category.error;
  const slug = `contract-${randomUUID().slice(0, 13)}`;
  const id = aShowcaseId();
  const row = {
    id,
    slug,
    nombre: "Tlapalería Contrato",
    slug_categoria: category.data.slug,
    is_approved: true,
    ...fields,
  };
  const added = await target.server.rpc("import_showcase", { rows: [row] });
  if (added.error) throw added.error;
  const { data, error } = await target.server.from("negocios").select().eq("id", id).single();
  if (error) throw error;
  return data as { id: string; slug: string; nombre: string; updated_at: string };
}

export async function removeBusinesses(target: Target): Promise<void> {
  const { error } = await target.server.from("negocios").delete().like("slug", "contract-%");
  if (error) throw error;
}
