import { describe, expect, it } from "vitest";
import { ownRedirect } from "@/supabase/local/auth/redirect";

const siteUrl = "http://localhost:3000";

describe("ownRedirect", () => {
  it("keeps an address of the site", () => {
    expect(ownRedirect("http://localhost:3000/mi-negocio?tab=1", siteUrl)).toBe(
      "http://localhost:3000/mi-negocio?tab=1",
    );
  });

  it.each([
    null,
    "",
    "/mi-negocio",
    "https://localhost:3000/x",
    "http://localhost:3000.evil.example/x",
    "http://localhost:3000@evil.example/x",
    "http://localhost:3001/x",
    "//evil.example",
    "javascript:alert(1)",
    "http:\\\\evil.example",
  ])("refuses %s", (candidate) => {
    expect(ownRedirect(candidate, siteUrl)).toBeNull();
  });
});
