import { describe, expect, it } from "vitest";
import { routes } from "@/lib/routes";
import { ownRedirect } from "@/supabase/local/auth/mail-links";

const siteUrl = "http://localhost:3000";

describe("ownRedirect", () => {
  it("keeps the end of links, with its query", () => {
    const end = `${siteUrl}${routes.callback()}?redirect=%2Fmi-negocio`;
    expect(ownRedirect(end, siteUrl)).toBe(end);
  });

  it.each([
    null,
    "",
    "/mi-negocio",
    "http://localhost:3000/mi-negocio",
    "http://localhost:3000/auth/callback/x",
    "http://localhost:3000/auth/callback%2F..",
    "http://localhost:3000/auth/callback/../../x",
    "https://localhost:3000/auth/callback",
    "http://localhost:3000.evil.example/auth/callback",
    "http://localhost:3000@evil.example/auth/callback",
    "http://localhost:3001/auth/callback",
    "//evil.example/auth/callback",
    "javascript:alert(1)",
    "http:\\\\evil.example",
  ])("refuses %s", (candidate) => {
    expect(ownRedirect(candidate, siteUrl)).toBeNull();
  });
});
