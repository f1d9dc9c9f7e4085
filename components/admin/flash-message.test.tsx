// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FlashMessage } from "./flash-message";

it("takes the focus that went with the button", () => {
  render(<FlashMessage>Listo</FlashMessage>);
  expect(document.activeElement).toBe(screen.getByRole("status"));
});

it("leaves the focus where it still is", () => {
  const { rerender } = render(<input />);
  screen.getByRole("textbox").focus();
  rerender(
    <>
      <input />
      <FlashMessage>Listo</FlashMessage>
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});
