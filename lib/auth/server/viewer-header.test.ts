import { SignJWT } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readViewer, signViewer } from "./viewer-header";

const SECRET = "sb_secret_of-a-test";
const VIEWER = {
  id: "00000000-0000-4000-8000-000000000001",
  email: "ana@example.com",
  isAdmin: false,
  pendingEmail: null,
};
const SESSION = [{ name: "sb-sesion-auth-token", value: "a-session" }];
const OTHER_SESSION = [{ name: "sb-sesion-auth-token", value: "another" }];

afterEach(() => vi.useRealTimers());

describe("readViewer", () => {
  it("reads what the same server has found out of the same session", async () => {
    for (const viewer of [VIEWER, { ...VIEWER, isAdmin: true }, null]) {
      const header = await signViewer(viewer, SESSION, SECRET);
      expect(await readViewer(header, [{ name: "vista", value: "lista" }, ...SESSION], SECRET)).toEqual(viewer);
    }
  });

  it("knows nothing when it was not asked, or the session is another one by now", async () => {
    const header = await signViewer(VIEWER, SESSION, SECRET);
    expect(await readViewer(null, SESSION, SECRET)).toBeUndefined();
    for (const cookies of [[], OTHER_SESSION, [...SESSION, { name: "sb-sesion-auth-token.0", value: "" }]]) {
      expect(await readViewer(header, cookies, SECRET)).toBeUndefined();
    }
  });

  it("believes nobody else, and nothing old", async () => {
    const forged = await new SignJWT({ viewer: { ...VIEWER, isAdmin: true } })
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode(SECRET));
    const [, payload] = forged.split(".");
    const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    for (const header of ["", "a.b.c", JSON.stringify(VIEWER), forged, `${none}.${payload}.`]) {
      expect(await readViewer(header, SESSION, SECRET)).toBeUndefined();
    }
    const old = await signViewer(VIEWER, SESSION, SECRET);
    expect(await readViewer(old, SESSION, "another secret")).toBeUndefined();
    vi.useFakeTimers({ now: Date.now() + 61_000 });
    expect(await readViewer(old, SESSION, SECRET)).toBeUndefined();
  });
});
