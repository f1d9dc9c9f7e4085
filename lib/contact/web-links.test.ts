import { describe, expect, it } from "vitest";
import { toSocialUrl, toWebsiteUrl } from "./web-links";

describe("toWebsiteUrl", () => {
  it.each([
    ["https://fonda.mx", "https://fonda.mx/"],
    ["http://fonda.mx/menu?x=1", "http://fonda.mx/menu?x=1"],
    ["WWW.FONDA.COM.MX", "https://www.fonda.com.mx/"],
    ["fonda.mx:8080/x", "https://fonda.mx:8080/x"],
    ["https://ñandú.mx", "https://xn--and-6ma2c.mx/"],
  ])("reads %j as %j", (value, url) => {
    expect(toWebsiteUrl(value)).toBe(url);
  });

  it.each([
    null,
    "",
    "no tenemos",
    "N/A",
    "fonda",
    "localhost",
    "http://localhost:3000",
    "http://127.0.0.1",
    "http://[::1]/",
    "javascript:alert(1)",
    "JaVaScRiPt://fonda.mx/%0aalert(1)",
    "data:text/html,x",
    "ftp://fonda.mx",
    "https://user:pass@fonda.mx",
    "correo@fonda.mx",
    "mailto:a@fonda.mx",
    "https://",
  ])("refuses %j", (value) => {
    expect(toWebsiteUrl(value)).toBeNull();
  });
});

describe("toSocialUrl", () => {
  it.each([
    ["instagram", "https://www.instagram.com/tacos/", "https://www.instagram.com/tacos/"],
    ["instagram", "http://instagram.com/tacos", "https://instagram.com/tacos"],
    ["instagram", "instagram.com/tacos", "https://instagram.com/tacos"],
    ["instagram", "@tacos.mx", "https://www.instagram.com/tacos.mx"],
    ["instagram", "tacos_guera", "https://www.instagram.com/tacos_guera"],
    ["facebook", "https://m.facebook.com/profile.php?id=1", "https://m.facebook.com/profile.php?id=1"],
    ["facebook", "fb.com/tacos", "https://fb.com/tacos"],
    ["tiktok", "@tacos", "https://www.tiktok.com/@tacos"],
    ["tiktok", "https://vm.tiktok.com/abc", "https://vm.tiktok.com/abc"],
  ] as const)("reads the %s value %j as %j", (network, value, url) => {
    expect(toSocialUrl(network, value)).toBe(url);
  });

  it.each([
    ["instagram", null],
    ["instagram", " "],
    ["instagram", "https://facebook.com/tacos"],
    ["instagram", "https://instagram.com.evil.example/tacos"],
    ["instagram", "https://notinstagram.com/tacos"],
    ["instagram", "https://instagram.com@evil.example/"],
    ["facebook", "javascript:alert(1)"],
    ["facebook", "Tacos La Güera"],
    ["facebook", "fonda.mx"],
    ["facebook", "https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.example"],
    ["instagram", "https://l.instagram.com/?u=https%3A%2F%2Fevil.example"],
    ["tiktok", "https://www.tiktok.com/link/v2?target=https%3A%2F%2Fevil.example"],
    ["tiktok", "../evil"],
  ] as const)("refuses as %s: %j", (network, value) => {
    expect(toSocialUrl(network, value)).toBeNull();
  });
});
