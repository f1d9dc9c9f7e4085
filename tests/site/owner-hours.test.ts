import { describe, expect, it } from "vitest";
import { paymentOf } from "@/tests/database/ledger";
import {
  aBusiness,
  cookie,
  instance,
  ledger,
  outcome,
  read,
  signInPanelOwner,
  sql,
  userId,
} from "@/tests/support/panel-owner";
import { openForm } from "@/tests/support/posted-form";

signInPanelOwner();

describe("the hours, without scripts", () => {
  /** Paid for: what is not, lapses. */
  const owned = async (fields: Record<string, unknown> = {}) => {
    const id = await aBusiness({ escritor: "importador", ...fields });
    const at = new Date().toISOString();
    const order = await ledger.order("pro", { buyer: userId, business: id });
    await ledger.apply(paymentOf(order, { approved_at: at, updated_at: at }));
    return id;
  };
  const hoursForm = (id: string, marker: string) =>
    openForm(instance.siteUrl, `/mi-negocio/horario?negocio=${id}`, { cookie }, marker);
  const weekForm = (id: string) => hoursForm(id, "Guardar cambios");
  const stored = async () => (await sql`select hours, horario, horario_especial from negocios`)[0];
  const saved = (id: string, aviso = "guardado") => [303, `/mi-negocio/horario?negocio=${id}&aviso=${aviso}`];
  const christmas = `${new Date().getUTCFullYear() + (new Date().getUTCMonth() === 11 ? 1 : 0)}-12-25`;

  it("that were pasted, and fill the week beside the field, are stored as that week", async () => {
    const id = await owned({ hours: "Cerrado de 14 a 15" });
    const text = "Lunes a domingo 09:00:00 a 18:00:00";
    const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
    const filled = days.map((day) => [
      `${day}_estado`,
      "abierto",
      `${day}_abre_0`,
      "09:00",
      `${day}_cierra_0`,
      "18:00",
    ]);
    const week = Object.fromEntries(
      filled.flatMap(([a = "", b, c = "", d, e = "", f]) => [
        [a, b],
        [c, d],
        [e, f],
      ]),
    );
    const typed = { ...week, horario_texto: text, texto_leido: text, horario_nota: "Cerrado de 14 a 15" };
    expect(outcome(await (await weekForm(id)).post(typed))).toEqual(saved(id));
    const day = [["09:00", "18:00"]];
    expect(await stored()).toMatchObject({
      hours: "Cerrado de 14 a 15",
      horario: Object.fromEntries(days.map((name) => [name, day])),
    });
    const page = (await read("/negocio/tienda")).html;
    expect(page).toContain("Cerrado de 14 a 15");
  });

  it("keep a text that is not understood in the form while the week stays as it was", async () => {
    const day = [["09:00", "18:00"]];
    const id = await owned({ horario: { mon: day } });
    const text = "L-V 9 a 18, a veces hasta las 20";
    const monday = { mon_estado: "abierto", mon_abre_0: "09:00", mon_cierra_0: "18:00" };
    const typed = { ...monday, horario_texto: text, texto_leido: text };
    const answer = await (await weekForm(id)).post(typed);
    const html = await answer.text();
    expect(html).toContain("No entendimos «veces», y tu semana sigue como estaba.");
    expect(html).toContain(text);
    expect(outcome(await (await weekForm(id)).post({ ...typed, tue_estado: "cerrado" }))).toEqual(saved(id));
    expect(await stored()).toMatchObject({ hours: null, horario: { mon: day, tue: [] } });
  });

  it("are understood from a text, shown, kept and seen at the next request", async () => {
    const id = await owned({ hours: "Abrimos cuando hay pan" });
    const empty = await weekForm(id);
    const shown = await (await empty.post({ horario_texto: "L-V 9 a 2 y 4 a 7, dom cerrado" })).text();
    expect(shown).toContain(
      "Esto entendimos de tu texto: Lunes a viernes 9:00 a 14:00 y 16:00 a 19:00, domingo cerrado.",
    );
    expect(shown).toMatch(/name="fri_abre_1"[^>]*value="16:00"/);
    expect(await stored()).toMatchObject({ hours: "Abrimos cuando hay pan", horario: null });

    const week = { mon_estado: "abierto", mon_abre_0: "20:00", mon_cierra_0: "03:00", sun_estado: "cerrado" };
    const special = { especial_0_dia: christmas, especial_0_estado: "cerrado", especial_0_nombre: "Navidad" };
    const typed = { ...week, ...special, horario_nota: "Con cita" };
    const late = { ...typed, tue_estado: "abierto", tue_abre_0: "09:00" };
    expect(await (await empty.post(late)).text()).toContain(
      "Pon las dos horas: a qué hora abres y a qué hora cierras.",
    );
    const kept = await empty.post(typed);
    expect([...outcome(kept), /role="alert"[\s\S]{0,600}/.exec(await kept.text())?.[0]]).toEqual([
      ...saved(id),
      undefined,
    ]);
    expect(await stored()).toEqual({
      hours: "Con cita",
      horario: { mon: [["20:00", "03:00"]], sun: [] },
      horario_especial: { [christmas]: { ranges: [], label: "Navidad" } },
    });
    const page = (await read("/negocio/tienda")).html;
    expect(page).toContain("20:00 a 3:00");
    expect(page).toContain("cerrado (Navidad)");
    expect(page).toContain(`"validFrom":"${christmas}"`);
    expect(page).toMatch(/Confirmado por el negocio el <time/);
  });

  it("are another thing today by one button, and as always by the next", async () => {
    const id = await owned();
    expect(outcome(await (await hoursForm(id, "Hoy cerramos")).post({}))).toEqual(saved(id, "hoy-cerrado"));
    expect(Object.values((await stored())?.horario_especial)).toEqual([{ ranges: [] }]);
    expect((await read("/negocio/tienda")).html).toContain('"specialOpeningHoursSpecification"');
    const until = await hoursForm(id, "Guardar hora");
    expect(await (await until.post({ hora: "" })).text()).toContain("Elige hasta qué hora abren hoy.");
    const back = await hoursForm(id, "Volver al horario de siempre");
    expect(outcome(await back.post({}))).toEqual(saved(id, "hoy-siempre"));
    expect((await stored())?.horario_especial).toBeNull();
  });

  it("of two tabs the second is told, and what was said of today is no conflict", async () => {
    const id = await owned({ horario: { mon: [["09:00", "18:00"]] } });
    const week = { mon_estado: "abierto", mon_abre_0: "10:00", mon_cierra_0: "18:00" };
    const [first, second] = [await weekForm(id), await weekForm(id)];
    await (await hoursForm(id, "Hoy cerramos")).post({});
    const special = { especial_0_dia: christmas, especial_0_estado: "cerrado" };
    expect(outcome(await first.post({ ...week, ...special }))).toEqual(saved(id));
    expect(Object.keys((await stored())?.horario_especial)).toHaveLength(2);
    const told = await (await second.post({ mon_estado: "cerrado" })).text();
    expect(told).toMatch(/Ahora dice: (?:<!-- -->)?Lunes 10:00 a 18:00/);
    expect((await stored())?.horario).toEqual({ mon: [["10:00", "18:00"]] });
  });

  it("still hold by one button, also those of a listing that does not pay", async () => {
    const id = await aBusiness({ hours: "De 9 a 18" });
    const same = await hoursForm(id, "Sí, siguen igual");
    expect(outcome(await same.post({}))).toEqual(saved(id, "horario-confirmado"));
    const { html } = await read(`/mi-negocio/horario?negocio=${id}`);
    expect(html).toContain("Confirmaste tu horario el");
    expect(html).toMatch(/Es parte del plan (?:<!-- -->)?Profesional/);
    expect(html).not.toMatch(/Hoy cerramos<|Guardar cambios/);
  });

  it("are written by nobody else", async () => {
    const id = await owned();
    const [week, today] = [await weekForm(id), await hoursForm(id, "Hoy cerramos")];
    await sql`update negocios set user_id = null`;
    expect(await (await week.post({ mon_estado: "cerrado" })).text()).not.toContain("Guardado.");
    await today.post({});
    expect(await stored()).toEqual({ hours: null, horario: null, horario_especial: null });
  });
});
