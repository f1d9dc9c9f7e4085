import { describe, expect, it } from "vitest";
import { confirmationLink, mailText } from "@/supabase/local/auth/mail-texts";

const siteUrl = "http://localhost:3000";

describe("confirmationLink", () => {
  it.each([
    ["confirmation", "email"],
    ["magicLink", "email"],
    ["recovery", "recovery"],
    ["emailChange", "email_change"],
  ] as const)("%s carries the type %s", (kind, type) => {
    const link = confirmationLink({ siteUrl, kind, tokenHash: "abc", redirectTo: null });
    expect(link).toBe(`http://localhost:3000/auth/confirm?token_hash=abc&type=${type}`);
  });

  it("keeps where to go afterwards", () => {
    const redirectTo = "http://localhost:3000/mi-negocio?x=1";
    const link = new URL(confirmationLink({ siteUrl, kind: "magicLink", tokenHash: "abc", redirectTo }));
    expect(link.searchParams.get("redirect_to")).toBe(redirectTo);
  });
});

describe("mailText", () => {
  const mail = mailText("magicLink", 'http://localhost:3000/auth/confirm?a="1"&b=2');

  it("has the link as it is in the text", () => {
    expect(mail.text).toContain('http://localhost:3000/auth/confirm?a="1"&b=2');
  });

  it("escapes the link in the page", () => {
    expect(mail.html).toContain('href="http://localhost:3000/auth/confirm?a=&quot;1&quot;&amp;b=2"');
  });
});
