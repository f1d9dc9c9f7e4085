// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { currentToast } from "@/lib/browser/toasts";
import { SuccessToast } from "./success-toast";

it("says that a registration was received, as long as toasts stay", () => {
  render(<SuccessToast />);
  expect(currentToast()).toMatchObject({
    ...{ title: "Aviso", text: "¡Registro exitoso! Revisa tu publicación pronto." },
    durationMs: 3000,
  });
});
