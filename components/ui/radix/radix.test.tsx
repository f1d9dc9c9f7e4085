// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from "./alert-dialog";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "./dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./dropdown-menu";
import { Switch } from "./switch";

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const button = (name: string) => screen.getByRole("button", { name });

it("a dialog has a name and a description, holds the focus, and gives it back on Escape", async () => {
  render(
    <Dialog>
      <DialogTrigger>Editar</DialogTrigger>
      <DialogContent title="Editar negocio" description="Se publica al guardar.">
        <DialogClose>Listo</DialogClose>
      </DialogContent>
    </Dialog>,
  );
  button("Editar").focus();
  fireEvent.click(button("Editar"));
  const dialog = await screen.findByRole("dialog", { name: "Editar negocio" });
  expect(document.getElementById(dialog.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Se publica al guardar.",
  );
  expect(dialog.contains(document.activeElement)).toBe(true);
  press("Escape");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button("Editar")));
});

it("a question begins at the way back", async () => {
  const remove = vi.fn();
  render(
    <AlertDialog>
      <AlertDialogTrigger>Eliminar</AlertDialogTrigger>
      <AlertDialogContent title="Eliminar «Flor»" description="Deja de estar publicada.">
        <button type="button" onClick={remove}>
          Sí, eliminar
        </button>
      </AlertDialogContent>
    </AlertDialog>,
  );
  fireEvent.click(button("Eliminar"));
  await screen.findByRole("alertdialog", { name: "Eliminar «Flor»" });
  expect(document.activeElement).toBe(button("Cancelar"));
  fireEvent.click(button("Cancelar"));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(remove).not.toHaveBeenCalled();
});

it("a menu is opened, walked and used by keys", async () => {
  const choose = vi.fn();
  render(
    <DropdownMenu>
      <DropdownMenuTrigger>Acciones</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem disabled>Aprobar</DropdownMenuItem>
        <DropdownMenuItem onSelect={choose}>Editar</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem isDestructive>Eliminar</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  button("Acciones").focus();
  press("Enter");
  await screen.findByRole("menu");
  // What cannot be chosen is passed over.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Editar" })));
  press("Enter");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(choose).toHaveBeenCalledOnce();
});

it("a switch says whether it is on", () => {
  render(<Switch aria-label="Destacado" />);
  const toggle = screen.getByRole("switch", { name: "Destacado" });
  expect(toggle.getAttribute("aria-checked")).toBe("false");
  fireEvent.click(toggle);
  expect(toggle.getAttribute("aria-checked")).toBe("true");
});
