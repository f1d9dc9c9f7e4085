import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { rightHost } from "./hosts";

const HOSTS = { siteUrl: "https://sitio.example", adminUrl: "https://administracion.example" };
const asked = (url: string, method = "GET", accept = "text/html") =>
  ({ url, method, headers: { accept } }) as unknown as IncomingMessage;

it.each([
  ["/admin", `${HOSTS.adminUrl}/admin`, null],
  ["/admin/cola?ver=1", `${HOSTS.adminUrl}/admin/cola?ver=1`, null],
  ["/administrar", null, `${HOSTS.siteUrl}/administrar`],
  ["/", null, `${HOSTS.siteUrl}/`],
  ["/negocio/taqueria?a=1", null, `${HOSTS.siteUrl}/negocio/taqueria?a=1`],
  ["/mi-negocio", null, `${HOSTS.siteUrl}/mi-negocio`],
  ["/login?redirect=%2Fadmin", null, null],
  ["/auth/confirm?token_hash=x", null, null],
  ["/cuenta", null, null],
  ["/_next/static/a.js", null, null],
  ["/storage/v1/object/public/logos/a.webp", null, null],
])("%s is led from the site to %s, from the administration to %s", (url, fromSite, fromAdministration) => {
  expect(rightHost(asked(url), "sitio.example", HOSTS)).toBe(fromSite);
  expect(rightHost(asked(url), "administracion.example", HOSTS)).toBe(fromAdministration);
});

it("what a program asks the administration's host for stays there, and its own address is no other's", () => {
  expect(rightHost(asked("/api/health", "GET", "*/*"), "administracion.example", HOSTS)).toBeNull();
  expect(rightHost(asked("//evil.example/admin"), "sitio.example", HOSTS)).toBeNull();
});
