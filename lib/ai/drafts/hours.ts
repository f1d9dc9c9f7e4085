import { listed } from "./wording";

/** A line of the facts: "Lunes a viernes: 9:00 a 14:00 y 16:00 a 19:00". */
const LINE = /^([^:]+): (.+)$/;
const CLOSED = "cerrado";
const MAX_LINES = 3;

const pluralDay = (day: string): string => (day.endsWith("s") ? day : `${day}s`);

function spokenDays(days: string): string {
  const lower = days.toLowerCase();
  if (lower.startsWith("todos")) return lower;
  if (lower.includes(" a ")) return `de ${lower}`;
  return `los ${lower.split(" y ").map(pluralDay).join(" y ")}`;
}

const spokenHours = (hours: string): string =>
  hours.startsWith("abierto") ? "las 24 horas" : listed(hours.split(" y ").map((range) => `de ${range}`));

/** "Abrimos de lunes a viernes de 9:00 a 18:00 y los sábados de 9:00 a 14:00."; null when it is unknown or long. */
export function hoursSentence(lines: readonly string[]): string | null {
  const open = lines.flatMap((line) => {
    const [, days, hours] = LINE.exec(line) ?? [];
    return days && hours && hours !== CLOSED ? [{ days: spokenDays(days), hours: spokenHours(hours) }] : [];
  });
  if (open.length === 0 || open.length > MAX_LINES) return null;
  const parts = open.map(({ days, hours }) => `${days} ${hours}`);
  // A day in two parts has a "y" of its own.
  const joint = open.some(({ hours }) => hours.includes(" y ")) ? "; " : " y ";
  return `Abrimos ${[parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(joint)}.`;
}
