/** Digits with what joins them: "1,200.50", "9:00". */
const NUMBER = /\d+(?:[.,:]\d+)*/g;
const TIME = /^(\d{1,2}):(\d\d)$/;
const AMOUNT = /^ ?(?:pesos|mxn|varos|%|anos|por ciento)|^ ?(?:kg|ml|personas)\b/;
const LONGEST_UNIT = 12;
const HALF_DAY = 12;

/** "1,200.00" and "1200" are one number, as are "09:00" and "9:00". */
const canonical = (number: string): string =>
  number
    .replace(/[.,](?=\d{3}(?!\d))/g, "")
    .replace(/[.,]00$/, "")
    .replace(/^0(?=\d:)/, "");

/** The ways in which people say a time: "18:00" is also "18", "6:00" and "6". */
function spokenTimes(time: string): string[] {
  const [, hours = "", minutes = ""] = TIME.exec(time) ?? [];
  if (hours === "") return [];
  const sayings = [Number(hours), Number(hours) % HALF_DAY || HALF_DAY].map(String);
  return sayings.flatMap((hour) => [`${hour}:${minutes}`, ...(minutes === "00" ? [hour] : [])]);
}

/** Numbers of a folded text that no fact has: prices, years, hours and telephones that nobody gave. */
export function inventedNumbers(text: string, facts: string): string[] {
  const given = new Set((facts.match(NUMBER) ?? []).map(canonical));
  const hours = new Set([...given].flatMap(spokenTimes));
  if (/\btodos los dias\b/.test(facts)) hours.add("7");
  const invented = [];
  for (const { 0: found, index } of text.matchAll(NUMBER)) {
    const number = canonical(found);
    const isAmount =
      /\$ ?$/.test(text.slice(Math.max(0, index - 2), index)) ||
      AMOUNT.test(text.slice(index + found.length, index + found.length + LONGEST_UNIT));
    if (!given.has(number) && (isAmount || !hours.has(number))) invented.push(found);
  }
  return invented;
}
