import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { LINK_LIFE_MINUTES } from "@/lib/auth/messages";
import { codeText, confirmationLink, mailText } from "@/supabase/local/auth/mail-texts";
import { CODE_DIGITS } from "@/supabase/local/lite";

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
  const link = 'http://localhost:3000/auth/confirm?a="1"&b=2';

  const change = { from: "ana@example.com", to: '"<b>"@example.com' };

  it.each([
    ["confirmation", mailText("confirmation", link)],
    ["magicLink", mailText("magicLink", link)],
    ["recovery", mailText("recovery", link)],
    ["emailChange", mailText("emailChange", link, change)],
  ])("%s has the link in both bodies", (_kind, { text, html }) => {
    expect(text).toContain(link);
    expect(html).toContain('href="http://localhost:3000/auth/confirm?a=&quot;1&quot;&amp;b=2"');
    expect(html).not.toContain("{{");
  });

  it("of a change of address shows both, as text, and what to do when it was not asked for", () => {
    const { text, html } = mailText("emailChange", link, change);
    expect(text).toContain("Correo de ahora: ana@example.com");
    expect(html).toContain("de ana@example.com a &quot;&lt;b&gt;&quot;@example.com");
    for (const body of [text, html]) expect(body).toContain("cambia además tu contraseña");
  });

  it("shows a code", () => {
    expect(codeText("123456").html).toContain("123456");
  });
});

describe("the templates for a hosted project", () => {
  const template = (name: string) => readFileSync(path.resolve(`supabase/templates/${name}.html`), "utf8");
  const config = readFileSync(path.resolve("supabase/config.toml"), "utf8");

  it.each([
    ["confirmation", "email"],
    ["magic_link", "email"],
    ["recovery", "recovery"],
    ["email_change", "email_change"],
  ])("%s leads to the page with the button, by the token's hash", (name, type) => {
    const link = `{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&amp;type=${type}&amp;redirect_to={{ .RedirectTo }}`;
    expect(template(name)).toContain(`href="${link}"`);
    // A hosted project's own link signs in by being opened, which programs that look at mails do too.
    expect(template(name)).not.toContain("ConfirmationURL");
    expect(config).toContain(`"./supabase/templates/${name}.html"`);
  });

  it("reauthentication has the code, which is as long as ours", () => {
    expect(template("reauthentication")).toContain("{{ .Token }}");
    expect(config).toContain(`otp_length = ${CODE_DIGITS}\n`);
  });

  it("links live as long as the mails say", () => {
    expect(config).toContain(`otp_expiry = ${LINK_LIFE_MINUTES * 60}\n`);
    expect(template("magic_link")).toContain(`vence en ${LINK_LIFE_MINUTES} minutos`);
  });
});
