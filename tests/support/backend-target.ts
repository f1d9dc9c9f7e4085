import { randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";

const foreignSchema = z.object({
  CONTRACT_URL: z.url(),
  CONTRACT_PUBLISHABLE_KEY: z.string(),
  CONTRACT_SECRET_KEY: z.string(),
  /** Mailpit, which takes the mails of the project (`supabase start` has one). */
  CONTRACT_MAILBOX_URL: z.url().optional(),
  /** Of the role `postgres`. */
  CONTRACT_DATABASE_URL: z.url().optional(),
  CONTRACT_SITE_URL: z.url().default("http://localhost:3000"),
});

/** The project that the suite is run against, in the place of backends of our own. */
export const foreign = process.env.CONTRACT_URL ? foreignSchema.parse(process.env) : null;

/** Target of a contract test: any Supabase project that has our migrations. */
export interface Target {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Empty where a foreign project's was not given. */
  readonly databaseUrl: string;
  /** Origin at which links end. */
  readonly siteUrl: string;
  /** Only on our own backend. */
  readonly embedded: ScratchBackend | null;
  /** Everything allowed. */
  readonly server: SupabaseClient;
  /** A new visitor without a session. */
  visitor(): SupabaseClient;
  /** A new visitor who has signed in. */
  signedIn(): Promise<{ client: SupabaseClient; id: string; email: string; password: string }>;
  /** Removes the accounts, businesses and queued mails that the tests made. */
  close(): Promise<void>;
}

export const PASSWORD = "una-clave-de-prueba";

/** How addresses and businesses of this run begin. */
const MADE = `contract-${randomUUID().slice(0, 8)}-`;

export const aMailAddress = (): string => `${MADE}${randomUUID().slice(0, 13)}@example.com`;

export async function openTarget(): Promise<Target> {
  const embedded = foreign ? null : await startScratchBackend();
  const url = foreign?.CONTRACT_URL ?? embedded?.url ?? "";
  const publishableKey = foreign?.CONTRACT_PUBLISHABLE_KEY ?? embedded?.publishableKey ?? "";
  const secretKey = foreign?.CONTRACT_SECRET_KEY ?? embedded?.secretKey ?? "";
  const server = client(url, secretKey);
  const visitor = () => client(url, publishableKey);

  return {
    url,
    publishableKey,
    secretKey,
    databaseUrl: foreign?.CONTRACT_DATABASE_URL ?? embedded?.databaseUrl ?? "",
    siteUrl: foreign?.CONTRACT_SITE_URL ?? "http://localhost:3000",
    embedded,
    server,
    visitor,
    async signedIn() {
      const email = aMailAddress();
      const made = await server.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
      if (made.error) throw made.error;
      const own = visitor();
      const { error } = await own.auth.signInWithPassword({ email, password: PASSWORD });
      if (error) throw error;
      return { client: own, id: made.data.user.id, email, password: PASSWORD };
    },
    close: () => embedded?.stop() ?? removeMade(server),
  };
}

const USERS_PER_PAGE = 1_000;

async function removeMade(server: SupabaseClient): Promise<void> {
  const { admin } = server.auth;
  const ids: string[] = [];
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const { data, error } = await admin.listUsers({ page, perPage: USERS_PER_PAGE });
    if (error) throw error;
    isLast = data.users.length < USERS_PER_PAGE;
    ids.push(...data.users.filter(({ email }) => email?.startsWith(MADE)).map(({ id }) => id));
  }
  await server.from("negocios").delete().like("slug", `${MADE}%`).throwOnError();
  for (const id of ids) await admin.deleteUser(id);
  await server.from("correos").delete().like("para", `${MADE}%`).throwOnError();
}

/** A client that keeps nothing and renews nothing. */
export function client(url: string, key: string, headers: Record<string, string> = {}): SupabaseClient {
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false }, global: { headers } });
}

/** An id as those of the showcase, whose rows the secret key may write whole. */
export const aShowcaseId = (): string => `5eed0000-0000-4000-8000-${randomUUID().slice(-12)}`;

/** Adds a business by the secret key, whatever its plan; a target that is closed removes it. */
export async function addBusiness(target: Pick<Target, "server">, fields: Record<string, unknown> = {}) {
  const category = await target.server.from("categorias").select("slug").order("orden").limit(1).single();
  if (category.error) throw category.error;
  const slug = `${MADE}${randomUUID().slice(0, 13)}`;
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
