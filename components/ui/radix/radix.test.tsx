// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from "./alert-dialog";
import { Checkbox } from "./checkbox";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "./dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./dropdown-menu";
import { Popover, PopoverContent, PopoverTrigger } from "./popover";
import { Select } from "./select";
import { Switch } from "./switch";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "./tabs";
import { Tooltip, TooltipProvider } from "./tooltip";

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

it("tabs are walked by arrows", async () => {
  render(
    <Tabs defaultValue="cola">
      <TabsList aria-label="Vistas">
        <TabsTrigger value="cola">Cola</TabsTrigger>
        <TabsTrigger value="tabla">Tabla</TabsTrigger>
      </TabsList>
      <TabsContent value="cola">37 por revisar</TabsContent>
      <TabsContent value="tabla">4,613 negocios</TabsContent>
    </Tabs>,
  );
  fireEvent.focus(screen.getByRole("tab", { name: "Cola" }));
  screen.getByRole("tab", { name: "Cola" }).focus();
  press("ArrowRight");
  await waitFor(() => expect(screen.getByRole("tabpanel").textContent).toBe("4,613 negocios"));
  expect(screen.getByRole("tab", { name: "Tabla" }).getAttribute("aria-selected")).toBe("true");
});

it("a select has a name, opens by a key and gives the choice", async () => {
  const choose = vi.fn();
  const choices = [
    { value: "free", label: "Gratis" },
    { value: "pro", label: "Profesional" },
  ];
  render(<Select aria-label="Plan" value="free" onValueChange={choose} choices={choices} />);
  const trigger = screen.getByRole("combobox", { name: "Plan" });
  expect(trigger.textContent).toBe("Gratis");
  trigger.focus();
  press("Enter");
  const wanted = await screen.findByRole("option", { name: "Profesional" });
  wanted.focus();
  press("Enter");
  await waitFor(() => expect(choose).toHaveBeenCalledWith("pro"));
});

it("a tooltip describes what has the focus", async () => {
  render(
    <TooltipProvider delayDuration={0}>
      <Tooltip text="Aprobar (a)">
        <button type="button">Aprobar</button>
      </Tooltip>
    </TooltipProvider>,
  );
  fireEvent.focus(button("Aprobar"));
  const tip = await screen.findByRole("tooltip");
  expect(tip.textContent).toBe("Aprobar (a)");
  expect(button("Aprobar").getAttribute("aria-describedby")).toBe(tip.id);
});

it("a popover opens beside its button and closes on Escape", async () => {
  render(
    <Popover>
      <PopoverTrigger>¿Por qué?</PopoverTrigger>
      <PopoverContent aria-label="Motivo">Falta el teléfono.</PopoverContent>
    </Popover>,
  );
  fireEvent.click(button("¿Por qué?"));
  await screen.findByRole("dialog", { name: "Motivo" });
  expect(button("¿Por qué?").getAttribute("aria-expanded")).toBe("true");
  press("Escape");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

function Ticks() {
  const [isOn, setIsOn] = useState<boolean | "indeterminate">("indeterminate");
  return <Checkbox aria-label="Todos" checked={isOn} onCheckedChange={setIsOn} />;
}

it("a box may be half ticked, and a switch says whether it is on", () => {
  render(
    <>
      <Ticks />
      <Switch aria-label="Destacado" />
    </>,
  );
  const box = screen.getByRole("checkbox", { name: "Todos" });
  expect(box.getAttribute("aria-checked")).toBe("mixed");
  fireEvent.click(box);
  expect(box.getAttribute("aria-checked")).toBe("true");
  const toggle = screen.getByRole("switch", { name: "Destacado" });
  expect(toggle.getAttribute("aria-checked")).toBe("false");
  fireEvent.click(toggle);
  expect(toggle.getAttribute("aria-checked")).toBe("true");
});
