/** Short forms that people in Mexico write; folded. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ["santa", "sta"],
  ["hermanos", "hnos"],
  ["doctor", "dr"],
  ["doctora", "dra"],
  ["general", "gral"],
  ["guadalupe", "gpe"],
  ["francisco", "fco"],
  ["maria", "ma"],
  ["construccion", "constr"],
  ["materiales", "mat"],
  ["distribuidora", "dist"],
  ["sucursal", "suc"],
  ["consultorio", "cons"],
  ["ferreteria", "ferre"],
  ["tlapaleria", "tlapa"],
  ["ampliacion", "amp"],
  ["primera", "1a"],
  ["segunda", "2a"],
  ["tercera", "3a"],
  ["seccion", "secc"],
  ["norte", "nte"],
  ["hospital", "hosp"],
  ["mantenimiento", "mtto"],
  ["farmacia", "farm"],
  ["unidad", "u"],
]);

/** The phrase with every word shortened that has a short form, or lengthened when it is one; null without any. */
export function abbreviated(phrase: string): string | null {
  const longForms = new Map([...SHORT_FORMS].map(([long, short]) => [short, long]));
  const result = phrase
    .split(" ")
    .map((word) => SHORT_FORMS.get(word) ?? longForms.get(word) ?? word)
    .join(" ");
  return result === phrase ? null : result;
}
