import { describe, expect, it } from "vitest";
import { isMeant } from "./meant-request";

const ORIGIN = "https://abc.supabase.co";

describe("isMeant", () => {
  it.each([
    "/rest/v1/negocios?select=id&slug=eq...%2Fa",
    "/rest/v1/rpc/get_listing",
    "/auth/v1/admin/users/5eed0000-0000-4000-8000-000000000003",
    "/auth/v1/token?grant_type=password",
    "/storage/v1/object/menus/menus/5eed/a_b-1.pdf",
    "/storage/v1/object/logos",
  ])("lets %s through", (path) => {
    expect(isMeant(ORIGIN + path, ORIGIN)).toBe(true);
  });

  it.each([
    "/storage/v1/object/borradores/x/../../../../rest/v1/negocios",
    "/storage/v1/object/borradores/%2e%2e/x",
    "/storage/v1/object/borradores/x%2f..",
    "/storage/v1/object/borradores/x?download=1",
    "/storage/v1/object/borradores/x#y",
    "/storage/v1/object/borradores\\..\\x",
    "/storage/v1/object/borradores//x",
    "/storage/v1/bucket/menus",
    "/rest/v1/../../auth/v1/admin/users",
    "/rest/v1/rpc/a/b",
    "/rest/v1/",
    "/realtime/v1/websocket",
    "/mailbox",
  ])("refuses %s", (path) => {
    expect(isMeant(ORIGIN + path, ORIGIN)).toBe(false);
  });

  it.each([
    "https://evil.example/rest/v1/negocios",
    "https://abc.supabase.co.evil.example/rest/v1/negocios",
    "https://abc.supabase.co@evil.example/rest/v1/negocios",
    "http://abc.supabase.co/rest/v1/negocios",
    "/rest/v1/negocios",
  ])("refuses another host: %s", (address) => {
    expect(isMeant(address, ORIGIN)).toBe(false);
  });
});
