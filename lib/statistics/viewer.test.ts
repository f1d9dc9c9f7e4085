import { UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { unverifiedViewer } from "./viewer";

const ID = "00000000-0000-4000-8000-000000000002";
const token = (sub: string) => new UnsecuredJWT({}).setSubject(sub).encode();
const session = JSON.stringify({ access_token: token(ID), refresh_token: "x" });
const encoded = `base64-${Buffer.from(session).toString("base64url")}`;

describe("unverifiedViewer", () => {
  it.each([
    ["a bearer token", { authorization: `Bearer ${token(ID)}` }, ID],
    ["a session cookie", { cookie: `a=1; sb-127-auth-token=${encoded}; b=2` }, ID],
    [
      "a session cookie in pieces",
      { cookie: `sb-127-auth-token.0=${encoded.slice(0, 40)}; sb-127-auth-token.1=${encoded.slice(40)}` },
      ID,
    ],
    ["a session cookie as plain JSON", { cookie: `sb-x-auth-token=${encodeURIComponent(session)}` }, ID],
    ["no session", { cookie: "a=1" }, null],
    ["nothing", {}, null],
    ["a broken cookie", { cookie: "sb-x-auth-token=%E0%A4%A" }, null],
    ["a token of no user", { authorization: `Bearer ${token("admin' or 1=1")}` }, null],
    ["rubbish", { authorization: "Bearer x.y.z" }, null],
  ])("of %s", (_, headers, expected) => {
    expect(unverifiedViewer(new Headers(headers as Record<string, string>))).toBe(expected);
  });
});
