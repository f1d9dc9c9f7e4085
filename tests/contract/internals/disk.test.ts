// Ours alone: what is stored when the disk of this machine is nearly full.
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";

/** More megabytes than any disk has free. */
const MORE_THAN_THERE_IS = 2 ** 50;
const EMAIL = "ana@example.com";
const PASSWORD = "una-clave-de-prueba";

let backend: ScratchBackend;
const clientOf = () => createClient(backend.url, backend.secretKey, { auth: { persistSession: false } });

describe("with less free on the disk than the reserve", () => {
  beforeAll(async () => {
    backend = await startScratchBackend({ diskReserveMb: MORE_THAN_THERE_IS });
  });
  afterAll(() => backend.stop());

  it("rows are read, and none is written, with a code that says why", async () => {
    const read = await clientOf().from("categorias").select("slug").limit(1);
    expect(read.data).toHaveLength(1);
    const written = await clientOf().rpc("refresh_vocabulary");
    expect(written.error?.code).toBe("25006");
  });

  it("no object is stored", async () => {
    const sent = await clientOf()
      .storage.from("negocios")
      .upload("imagenes/a.webp", Buffer.from("x"), { contentType: "image/webp" });
    expect(sent.error).toMatchObject({ status: 507 });
  });

  it("an account is made, and signs in", async () => {
    const made = await clientOf().auth.admin.createUser({ email: EMAIL, password: PASSWORD, email_confirm: true });
    expect(made.error).toBeNull();
    const entered = await clientOf().auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    expect(entered.error).toBeNull();
  });
});
