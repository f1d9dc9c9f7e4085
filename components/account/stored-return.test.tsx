// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoredReturn } from "./stored-return";

const KEY = "post_login_redirect";

/** Shows a form of the sign-in and sends it. @returns the path that went along */
function send(asked: string, mode?: string): string | undefined {
  render(
    <form aria-label="Ingresar" onSubmit={(event) => event.preventDefault()}>
      {mode && <input type="hidden" name="modo" value={mode} readOnly />}
      <StoredReturn asked={asked} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>("form");
  const sent = new FormData(form).get("guardado")?.toString();
  fireEvent.submit(form);
  cleanup();
  return sent;
}

describe("the path that was asked for", () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it("is kept for a sign-in that does not know it, once", () => {
    send("/reclamar/tlapaleria-susi", "enlace");
    expect(localStorage.getItem(KEY)).toBe("/reclamar/tlapaleria-susi");
    expect(send("", "contrasena")).toBe("/reclamar/tlapaleria-susi");
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("is the last one", () => {
    send("/checkout", "enlace");
    send("/cuenta", "enlace");
    expect(send("")).toBe("/cuenta");
    expect(send("")).toBe("");
  });
});
