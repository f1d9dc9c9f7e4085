import { RequestCookies, ResponseCookies } from "next/dist/compiled/@edge-runtime/cookies";
import { afterEach, describe, expect, it, vi } from "vitest";

const LATER = Date.parse("2027-03-01T00:00:00Z");

afterEach(() => vi.unstubAllEnvs());

async function load(siteUrl: string) {
  vi.stubEnv("SITE_URL", siteUrl);
  vi.resetModules();
  return (await import("./site-cookies")).siteCookies;
}
const asked = (cookie: string) => new RequestCookies(new Headers({ cookie }));
const given = () => {
  const headers = new Headers();
  return { headers, store: new ResponseCookies(headers) };
};

describe("on a site that is reached over https", () => {
  it("a cookie is of this host alone, secure, and for no script", async () => {
    const siteCookies = await load("https://sitio.example");
    const { headers, store } = given();
    siteCookies(store, LATER).set("a", "1", { maxAge: 60 });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-a=1; Path=\/; Expires=[^;]+; Max-Age=60; Secure; HttpOnly; SameSite=lax$/),
    ]);
  });

  it("a cookie is taken away by the same words that it was set with, else a browser refuses", async () => {
    const siteCookies = await load("https://sitio.example");
    const { headers, store } = given();
    siteCookies(store, LATER).delete("a");
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-a=; Path=\/;.* Max-Age=0; Secure; HttpOnly/),
    ]);
  });

  it.each([
    ["__Host-a=1", "1"],
    ["a=2; __Host-a=1", "1"],
    ["__Host-a=; a=2", undefined],
    ["a=2", undefined],
    ["__Secure-a=2", undefined],
  ])("%s is read as %s", async (cookie, value) => {
    const siteCookies = await load("https://sitio.example");
    expect(siteCookies(asked(cookie), LATER).get("a")).toBe(value);
  });

  it("a session of before counts until it has a prefix, piece by piece of none", async () => {
    const siteCookies = await load("https://sitio.example");
    const sooner = Date.parse("2026-12-01T00:00:00Z");
    expect(siteCookies(asked("s.0=a; s.1=b; __Host-c=3"), sooner).getAll()).toEqual([
      { name: "c", value: "3" },
      { name: "s.0", value: "a" },
      { name: "s.1", value: "b" },
    ]);
    expect(siteCookies(asked("s.0=a; s.1=b; __Host-s=c"), sooner).getAll()).toEqual([{ name: "s", value: "c" }]);
    const { headers, store } = given();
    siteCookies(store, sooner).set("s", "c");
    expect(headers.getSetCookie().map((each) => each.split(";", 1)[0])).toEqual(["__Host-s=c", "s="]);
  });
});

it("on this machine cookies have their plain names", async () => {
  const siteCookies = await load("http://localhost:3000");
  const { headers, store } = given();
  siteCookies(store).set("a", "1", { httpOnly: false, sameSite: "strict" });
  expect(headers.getSetCookie()).toEqual(["a=1; Path=/; SameSite=strict"]);
  expect(siteCookies(asked("a=1; __Host-a=2")).get("a")).toBe("1");
});
