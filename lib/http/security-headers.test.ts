import { describe, expect, it } from "vitest";
import { isFramedPath } from "./framed-path";
import { contentSecurityPolicy, nonceOf, securityHeaders, sharingHeader } from "./security-headers";

const directive = (policy: string, name: string) => policy.split("; ").find((each) => each.startsWith(`${name} `));

describe("contentSecurityPolicy", () => {
  it("allows no script of another host, no plugin, no foreign form and no frame around a page", () => {
    const policy = contentSecurityPolicy();
    expect(directive(policy, "script-src")).toBe("script-src 'self'");
    expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
    expect(directive(policy, "connect-src")).toBe("connect-src 'self'");
  });

  it("frames only maps, videos and documents, and what the site lets itself be framed", () => {
    expect(directive(contentSecurityPolicy(), "frame-src")?.split(" ").slice(1)).toEqual([
      "'self'",
      "https://www.google.com",
      "https://maps.google.com",
      "https://www.youtube-nocookie.com",
      "https://www.youtube.com",
      "https://drive.google.com",
      "https://docs.google.com",
    ]);
  });

  it("lets pages reach a hosted project, its pictures and its websocket", () => {
    const policy = contentSecurityPolicy({ supabaseOrigin: "https://project.supabase.example" });
    expect(directive(policy, "connect-src")).toBe(
      "connect-src 'self' https://project.supabase.example wss://project.supabase.example",
    );
    expect(directive(policy, "img-src")).toContain("https://project.supabase.example");
  });

  it("lets the panel's map come from where its style is, and from nowhere else", () => {
    const policy = contentSecurityPolicy({ mapOrigin: "https://tiles.example" });
    expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://tiles.example");
    expect(directive(policy, "img-src")).toContain("https://tiles.example");
    expect(directive(policy, "script-src")).not.toContain("tiles.example");
  });

  it("lets only ours make a page or a script of a text, where no script is another's", () => {
    expect(contentSecurityPolicy()).toContain(
      "require-trusted-types-for 'script'; trusted-types sitio 'allow-duplicates'",
    );
    for (const context of [{ nonce: "a" }, { allowsInlineScripts: true }, { isDevelopment: true }])
      expect(contentSecurityPolicy(context)).not.toContain("trusted-types");
  });

  it("lets of the scripts in a page those run that carry its nonce", () => {
    const policy = contentSecurityPolicy({ nonce: "a-1" });
    expect(directive(policy, "script-src")).toBe("script-src 'self' 'nonce-a-1'");
    expect(nonceOf(policy)).toBe("a-1");
    expect([nonceOf(undefined), nonceOf("script-src 'self'"), nonceOf("'nonce-a' b'")]).toEqual([
      undefined,
      undefined,
      "a",
    ]);
    expect(directive(contentSecurityPolicy({ allowsInlineScripts: true }), "script-src")).toBe(
      "script-src 'self' 'unsafe-inline'",
    );
  });

  it("allows eval in development only", () => {
    expect(contentSecurityPolicy({ isDevelopment: true })).toContain("'unsafe-inline' 'unsafe-eval'");
    expect(contentSecurityPolicy()).not.toContain("eval");
  });
});

describe("securityHeaders", () => {
  it("let one page be framed by the site alone, and send nothing", () => {
    expect(securityHeaders("page", { isFramed: true })).toMatchObject({
      "X-Frame-Options": "SAMEORIGIN",
      "Content-Security-Policy": expect.stringContaining("form-action 'none'; frame-ancestors 'self'"),
    });
    const framed = ["/mi-negocio/vista", "/mi-negocio/vista/", "/mi-negocio", "/Mi-negocio/vista"].filter(isFramedPath);
    expect(framed).toEqual(["/mi-negocio/vista"]);
  });

  it.each([
    ["/", "same-origin"],
    ["/api/v1/negocios", "same-origin"],
    ["/_next/static/a.js", "same-origin"],
    ["/negocio/taqueria/og.jpg", "cross-origin"],
    ["/storage/v1/object/public/logos/a.webp", "cross-origin"],
  ])("say of %s that it may be loaded by pages of %s", (path, origin) => {
    expect(sharingHeader(path)["Cross-Origin-Resource-Policy"]).toBe(origin);
  });

  it("insist on https only where the visitor has it", () => {
    expect(securityHeaders("page")).not.toHaveProperty("Strict-Transport-Security");
    expect(securityHeaders("page", { isSecure: true })).toHaveProperty("Strict-Transport-Security");
  });

  it("give stored files a policy under which nothing runs", () => {
    expect(securityHeaders("data")["Content-Security-Policy"]).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
  });
});
