import { describe, expect, it } from "vitest";
import { pathAfterSignIn, returnPathOfLink, safeReturnPath } from "./return-path";

describe("safeReturnPath", () => {
  it.each([
    ["/mi-negocio", "/mi-negocio"],
    ["/checkout?plan=pro&negocio=taqueria", "/checkout?plan=pro&negocio=taqueria"],
    ["/registro?plan=pro&email=ana%40example.com#formulario", "/registro?plan=pro&email=ana%40example.com#formulario"],
    ["/negocio/panadería", "/negocio/panader%C3%ADa"],
    ["/registro/../admin", "/admin"],
    ["/negocios?q=http://example.com", "/negocios?q=http://example.com"],
    ["/authors", "/authors"],
    ["/@example.com", "/@example.com"],
    ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
  ])("keeps a path of this site: %s", (value, path) => {
    expect(safeReturnPath(value)).toBe(path);
  });

  it.each([
    [""],
    ["/"],
    [null],
    [undefined],
    [42],
    [["/admin", "//evil.example"]],
    [{ toString: () => "/admin" }],
    ["mi-negocio"],
    ["?redirect=/admin"],
    ["#admin"],
    ["https://evil.example"],
    ["https:evil.example"],
    ["HTTPS://evil.example/mi-negocio"],
    ["//evil.example"],
    ["///evil.example"],
    ["////evil.example"],
    ["/\\evil.example"],
    ["\\\\evil.example"],
    ["/\\/evil.example"],
    ["\\/evil.example"],
    ["/\t/evil.example"],
    ["/\n/evil.example"],
    ["/\r\n/evil.example"],
    ["\t//evil.example"],
    [" //evil.example"],
    ["/ /evil.example"],
    ["/\u0000/evil.example"],
    ["/\u200b/evil.example"],
    ["/\u00a0/evil.example"],
    ["/\u2028/evil.example"],
    ["/.//evil.example"],
    ["/..//evil.example"],
    ["/a/..//evil.example"],
    ["/%2e//evil.example"],
    ["/%2e%2e//evil.example"],
    ["/mi-negocio\r\nSet-Cookie: sesion=1"],
    ["javascript:alert(1)"],
    ["java\nscript:alert(1)"],
    ["data:text/html,<script>alert(1)</script>"],
    ["blob:https://evil.example/1"],
    ["http:/\\evil.example"],
    ["@evil.example"],
    ["/login"],
    ["/login?redirect=//evil.example"],
    ["/crear-cuenta"],
    ["/recuperar#x"],
    ["/auth/callback?code=1"],
    ["/x/../auth/confirm?token_hash=1"],
    [`/${"a".repeat(1000)}`],
  ])("takes the default instead of %j", (value) => {
    expect(safeReturnPath(value)).toBe("/mi-negocio");
  });

  it("takes the given fallback", () => {
    expect(safeReturnPath("//evil.example", "/admin")).toBe("/admin");
  });
});

describe("returnPathOfLink", () => {
  const siteUrl = "https://iztapalapa.example";

  it.each([
    ["https://iztapalapa.example/checkout?plan=pro", "/checkout?plan=pro"],
    ["https://iztapalapa.example/auth/callback?redirect=%2Fcheckout%3Fplan%3Dpro", "/checkout?plan=pro"],
    ["https://iztapalapa.example/auth/callback", "/mi-negocio"],
    ["https://iztapalapa.example/auth/callback?redirect=%2F%2Fevil.example", "/mi-negocio"],
    ["https://iztapalapa.example//evil.example", "/mi-negocio"],
    ["https://iztapalapa.example.evil.example/admin", "/mi-negocio"],
    ["https://iztapalapa.example@evil.example/admin", "/mi-negocio"],
    ["http://iztapalapa.example/admin", "/mi-negocio"],
    ["javascript:alert(1)", "/mi-negocio"],
    ["/admin", "/admin"],
    ["//evil.example", "/mi-negocio"],
    [null, "/mi-negocio"],
  ])("%s leads to %s", (value, path) => {
    expect(returnPathOfLink(value, siteUrl)).toBe(path);
  });
});

describe("pathAfterSignIn", () => {
  it.each([
    ["", "/mi-negocio", "/admin"],
    ["/mi-negocio", "/mi-negocio", "/admin"],
    ["/mi-negocio/video?negocio=1", "/mi-negocio/video?negocio=1", "/admin"],
    ["/checkout?plan=pro", "/checkout?plan=pro", "/admin"],
    ["/administradores", "/administradores", "/admin"],
    ["/admin", "/admin", "/admin"],
    ["/admin?estado=pending", "/admin?estado=pending", "/admin?estado=pending"],
    ["/admin/bitacora", "/admin/bitacora", "/admin/bitacora"],
    ["/admin#tabla", "/admin#tabla", "/admin#tabla"],
    ["/cuenta/contrasena", "/cuenta/contrasena", "/cuenta/contrasena"],
    ["/cuenta/contrasena?next=%2Fadmin", "/cuenta/contrasena?next=%2Fadmin", "/cuenta/contrasena?next=%2Fadmin"],
    ["/cuenta", "/cuenta", "/admin"],
  ])("whoever asked for «%s» goes to %s, an administrator to %s", (asked, path, administrators) => {
    expect([false, true].map((isAdmin) => pathAfterSignIn(asked, isAdmin))).toEqual([path, administrators]);
  });
});
