import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkTo, mailsTo, tokenOf } from "@/tests/support/backend-mails";
import { aMailAddress, isEmbedded, openTarget, type Target } from "@/tests/support/backend-target";

let target: Target;

beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const subjects = async (address: string) => (await mailsTo(target, address)).map((mail) => mail.subject);

describe.runIf(isEmbedded)("a change of address (lite.ts: double_confirm_changes)", () => {
  it("is completed by the link to the new address", async () => {
    const { client, email } = await target.signedIn();
    const next = aMailAddress();
    expect((await client.auth.updateUser({ email: next })).error).toBeNull();
    expect(await subjects(next)).toEqual(["Confirma el cambio de correo · Iztapalapa Local"]);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    const token_hash = tokenOf(await linkTo(target, next));
    expect((await target.visitor().auth.verifyOtp({ type: "email_change", token_hash })).error).toBeNull();
    expect((await client.auth.getUser()).data.user?.email).toBe(next);
  });

  it("cannot be completed by what is mailed to the old address, which only gets a notice", async () => {
    const { client, email } = await target.signedIn();
    const next = aMailAddress();
    await client.auth.updateUser({ email: next });
    const mails = await mailsTo(target, email);
    expect(mails.map((mail) => mail.subject)).toEqual(["Se pidió cambiar el correo de tu cuenta · Iztapalapa Local"]);
    expect(mails[0]?.text + (mails[0]?.html ?? "")).not.toMatch(/https?:|token/);
  });
});

describe.runIf(isEmbedded)("a change to an address that somebody has (user-routes.ts)", () => {
  it("answers like one to a free address", async () => {
    const { client, email } = await target.signedIn();
    const owner = await target.signedIn();
    const free = await client.auth.updateUser({ email: aMailAddress() });
    const taken = await client.auth.updateUser({ email: owner.email.toUpperCase() });
    expect(taken.error).toBeNull();
    expect(Object.keys(taken.data.user ?? {})).toEqual(Object.keys(free.data.user ?? {}));
    expect(taken.data.user).toMatchObject({ email, new_email: owner.email });
    expect((await client.auth.getUser()).data.user?.new_email).toBe(owner.email);
    expect(await subjects(email)).toHaveLength(2);
  });

  it("mails the owner of the address a notice without a link, and changes nothing", async () => {
    const { client, email } = await target.signedIn();
    const owner = await target.signedIn();
    await client.auth.updateUser({ email: owner.email, data: { name: "Ana" } });
    const [notice] = await mailsTo(target, owner.email);
    expect(notice?.subject).toBe("Tu correo ya tiene una cuenta · Iztapalapa Local");
    expect(notice?.text).not.toMatch(/https?:/);
    expect((await client.auth.getUser()).data.user).toMatchObject({ email, user_metadata: { name: "Ana" } });
    expect((await owner.client.auth.getUser()).data.user?.email).toBe(owner.email);
  });

  it("is for those who have signed in alone", async () => {
    const owner = await target.signedIn();
    const response = await fetch(`${target.url}/auth/v1/user`, {
      method: "PUT",
      headers: { apikey: target.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ email: owner.email }),
    });
    expect(response.status).toBe(401);
    expect(await mailsTo(target, owner.email)).toEqual([]);
  });
});

describe.runIf(isEmbedded)("a change to what is no address (user-routes.ts)", () => {
  it.each([["ana@example.com\0"], [["ana@example.com"]], [{}], [" ana@example.com"], [7]])(
    "refuses %j",
    async (email) => {
      const { client } = await target.signedIn();
      const { error } = await client.auth.updateUser({ email: email as string });
      expect(error).toMatchObject({ status: 400, code: "validation_failed" });
    },
  );
});
