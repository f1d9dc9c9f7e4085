// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { announceRestored } from "@/components/business-form/restored";
import { Form } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { hoursFormValues, parseHoursForm } from "@/lib/businesses/hours/hours-form";
import type { SpecialDays } from "@/lib/businesses/hours/special-days";
import type { WeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { type FieldValues, formFailure } from "@/lib/forms/form-state";
import { HoursEditor } from "./hours-editor";

const TODAY = "2026-11-22";
const HOLIDAYS = [{ date: "2026-12-25", name: "Navidad" }];
const MONDAY: WeeklyHours = {
  mon: [
    ["09:00", "14:00"],
    ["20:00", "24:00"],
  ],
};

let heard = 0;
type Stored = { week?: WeeklyHours | null; special?: SpecialDays | null; text?: string | null };

function Editor({ week = null, special = null, text = null }: Stored) {
  const form = useServerForm({ action: async () => formFailure("x"), lost: "" });
  return (
    <Form
      of={form}
      aria-label="Horario"
      initial={hoursFormValues({ week, special, text }, TODAY)}
      onInput={() => {
        heard += 1;
      }}
    >
      <HoursEditor holidays={HOLIDAYS} today={TODAY} replaces={text} />
    </Form>
  );
}

/** Content that the form would send, as it is read. */
function sent(): ReturnType<typeof parseHoursForm>["hours"] {
  const form = new FormData(screen.getByRole<HTMLFormElement>("form"));
  const values: FieldValues = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  return parseHoursForm(values, TODAY).hours;
}

const press = (name: string | RegExp, place = screen.getByRole("form")) => {
  heard = 0;
  fireEvent.click(within(place).getByRole("button", { name }));
  // The bar says "Sin guardar", whatever the button was.
  expect(heard).toBeGreaterThan(0);
};
const preview = () => screen.getByRole("region", { name: "Así lo verán" }).textContent;
const copy = (day: string, to: string) => {
  screen.getByRole("button", { name: `Copiar ${day} a otros días` }).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Enter" });
  fireEvent.click(screen.getByRole("menuitem", { name: `Copiar ${to}` }));
};
const choose = (day: string, state: string) =>
  fireEvent.change(screen.getByRole("combobox", { name: `${day}: ¿abre?` }), { target: { value: state } });

it("copies Monday to the working days, and any day to any other", () => {
  render(<Editor week={MONDAY} />);
  press("Copiar lunes a L-V");
  expect(sent().week).toEqual(Object.fromEntries(["mon", "tue", "wed", "thu", "fri"].map((day) => [day, MONDAY.mon])));
  choose("Domingo", "cerrado");
  copy("domingo", "a sábado");
  expect(sent().week).toMatchObject({ sat: [], sun: [] });
  expect(preview()).toContain("Lunes a viernes9:00 a 14:00 y 20:00 a 24:00Sábado y domingocerrado");
});

it("opens, closes and says nothing of a day by its switch, one day at a time", () => {
  render(<Editor week={{ mon: [["10:00", "14:00"]] }} />);
  const row = (day: string) => screen.getByRole("button", { name: new RegExp(`^${day}: `) });
  const isOpen = (day: string) => row(day).getAttribute("aria-expanded");
  expect(row("Lunes").getAttribute("aria-label")).toBe("Lunes: 10:00–14:00");
  fireEvent.click(row("Lunes"));
  fireEvent.click(row("Martes"));
  expect([isOpen("Lunes"), isOpen("Martes")]).toEqual(["false", "true"]);
  const tuesday = screen.getByRole("group", { name: "Martes" });
  fireEvent.click(within(tuesday).getByRole("switch", { name: "Martes: abierto" }));
  expect(row("Martes").getAttribute("aria-label")).toBe("Martes: 09:00–18:00");
  press("24 horas, Martes", tuesday);
  expect(sent().week).toMatchObject({ tue: [["00:00", "24:00"]] });
  fireEvent.click(within(tuesday).getByRole("switch"));
  expect(sent().week).toMatchObject({ tue: [] });
  press("Sin decir, Martes", tuesday);
  expect(sent().week).toEqual({ mon: [["10:00", "14:00"]] });
  press("Cerrado, Martes", tuesday);
  expect(sent().week).toEqual({ mon: [["10:00", "14:00"]], tue: [] });
});

it("is open all the time by one button", () => {
  render(<Editor week={MONDAY} />);
  press("24 horas");
  expect(preview()).toContain("Todos los díasabierto las 24 horas");
});

it("has as many ranges a day as are asked for, and hours past midnight", () => {
  render(<Editor />);
  choose("Martes", "abierto");
  const tuesday = screen.getByRole("group", { name: "Martes" });
  press("+ otro horario, Martes", tuesday);
  const type = (name: string, value: string) =>
    fireEvent.change(within(tuesday).getByLabelText(name), { target: { value } });
  type("Martes, horario 2: abre", "20:00");
  type("Martes, horario 2: cierra", "03:00");
  expect(within(tuesday).getByText("Cierra al día siguiente.")).toBeDefined();
  expect(sent().week).toEqual({
    tue: [
      ["09:00", "18:00"],
      ["20:00", "03:00"],
    ],
  });
  press("Quitar Martes, horario 1", tuesday);
  expect(sent().week).toEqual({ tue: [["20:00", "03:00"]] });
});

it("fills the days that are empty with what it understands of a text, and takes it back", () => {
  render(<Editor week={{ sun: [] }} />);
  const text = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Pega tu horario/ });
  const type = (typed: string) => fireEvent.input(text, { target: { value: typed } });
  type("L-V 9 a 2, sáb con cita");
  expect(screen.getByText(/No entendimos «cita»/)).toBeDefined();
  type("L-V 9 a 2");
  expect(screen.getByText("Lunes a viernes 9:00 a 14:00.", { exact: false })).toBeDefined();
  expect(sent()).toMatchObject({ week: { mon: [["09:00", "14:00"]], sun: [] }, text: null, unreadText: null });
  expect(preview()).toContain("Lunes a viernes9:00 a 14:00Domingocerrado");
  press("Deshacer");
  expect(document.activeElement).toBe(text);
  expect([text.value, sent().week]).toEqual(["", { sun: [] }]);
  type("L-V 9 a 2");
  choose("Lunes", "cerrado");
  expect(sent()).toMatchObject({ week: { mon: [], tue: [["09:00", "14:00"]] }, unreadText: null });
});

it("replaces days that have something else when told, and takes that back", () => {
  render(<Editor week={MONDAY} />);
  const text = screen.getByRole("textbox", { name: /Pega tu horario/ });
  fireEvent.input(text, { target: { value: "lun y mar 9 a 14" } });
  expect(screen.getByText("Lunes ya tiene otro horario.")).toBeDefined();
  expect(sent()).toMatchObject({ week: { ...MONDAY, tue: [["09:00", "14:00"]] }, unreadText: null });
  press("Reemplazar");
  // Whoever goes by keyboard is where it can be taken back.
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Deshacer" }));
  expect(sent().week).toEqual({ mon: [["09:00", "14:00"]], tue: [["09:00", "14:00"]] });
  press("Deshacer");
  expect(sent().week).toEqual(MONDAY);
});

it("takes a draft that is found again as it was typed, with every range of a day", () => {
  render(<Editor week={{ sun: [] }} />);
  act(() => {
    announceRestored({
      ...{ mon_estado: "abierto", mon_abre_0: "09:00", mon_cierra_0: "14:00" },
      ...{ mon_abre_1: "16:00", mon_cierra_1: "20:00", horario_nota: "Con cita" },
    });
  });
  expect(sent().week).toEqual({
    mon: [
      ["09:00", "14:00"],
      ["16:00", "20:00"],
    ],
    sun: [],
  });
  expect(preview()).toContain("Con cita");
});

it("says of a text that it does not understand what becomes of it", () => {
  const text = "L-V 9 a 18, a veces hasta las 20";
  const type = () =>
    fireEvent.input(screen.getByRole("textbox", { name: /Pega tu horario/ }), { target: { value: text } });
  const { unmount } = render(<Editor />);
  type();
  expect(screen.getByText(/si la dejas vacía, tu página muestra tu texto tal cual/)).toBeDefined();
  expect(sent()).toMatchObject({ week: null, text, lostText: null });
  unmount();
  render(<Editor week={MONDAY} />);
  type();
  expect(screen.getByText(/borra este texto, o pásalo a la nota/)).toBeDefined();
  expect(sent()).toMatchObject({ week: MONDAY, text: null, lostText: text });
});

it("takes a holiday in one tap, a row of days, and drops the one that is taken away", () => {
  render(
    <Editor special={{ "2026-12-30": { ranges: [], label: "Viaje" }, "2026-12-31": { ranges: [], label: "Viaje" } }} />,
  );
  press("Navidad · 25 dic");
  expect(screen.queryByRole("button", { name: /^Navidad ·/ })).toBeNull();
  expect(Object.keys(sent().special)).toEqual(["2026-12-30", "2026-12-31", "2026-12-25"]);
  press("Quitar: Viaje");
  expect(sent().special).toEqual({ "2026-12-25": { ranges: [], label: "Navidad" } });
  expect(preview()).toContain("Viernes 25 de diciembrecerrado (Navidad)");
});

it("says what becomes of the text that is shown now", () => {
  render(<Editor text="L-V 9 a 18" />);
  expect(screen.getByText(/Tu texto de antes está en la semana/)).toBeDefined();
  expect(sent()).toMatchObject({ week: { mon: [["09:00", "18:00"]] }, text: null });
  choose("Lunes", "cerrado");
  expect(sent().week).toMatchObject({ mon: [] });
});

it("keeps a text that no week can say", () => {
  render(<Editor text="L-V 9 a 18, a veces hasta las 20" />);
  expect(sent()).toMatchObject({ week: null, text: "L-V 9 a 18, a veces hasta las 20" });
  choose("Lunes", "cerrado");
  expect(sent().text).toBe("L-V 9 a 18, a veces hasta las 20");
});

it("keeps within what a form may send, and can be filled in without scripts", () => {
  const day = { ranges: [["09:00", "18:00"]], label: "x" } as const;
  const special = Object.fromEntries(
    Array.from({ length: 19 }, (_, index) => [`2027-01-${String(2 * index + 1).padStart(2, "0")}`, day]).filter(
      ([date]) => String(date) <= "2027-01-31",
    ),
  );
  const html = renderToString(<Editor week={MONDAY} special={special} />);
  expect(html.match(/ name="/g)?.length).toBeLessThan(190);
  expect(html).toMatch(/name="sun_abre_2"/);
  expect(html).toMatch(/name="especial_16_dia"/);
});
