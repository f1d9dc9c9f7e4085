import { readablePhrase } from "@/lib/text/readable-name";

const NAMES = new Set(
  (
    "Acer Adidas Android Apple Audi Bosch Chevrolet Dell Disney Excel Epson Facebook Ford Fortnite Google Honda Huawei Hyundai " +
    "Instagram Italika Jarritos Kia Lego Mabe Mazda Michelin Microsoft Motorola Netflix Nike Nintendo Nissan Oaxaca " +
    "Oxxo PlayStation Puma Renault Roku Samsung Seat Sony Suzuki Telcel Toyota Truper Veracruz Volkswagen WhatsApp Windows " +
    "Xbox Xiaomi Yamaha Michoacán Puebla Jalisco Yucatán México Iztapalapa"
  ).split(" "),
);
const JOINT_WITH_CAPITAL = / (?:De|Del|Y|Con|Para|En|A|La|El|Los|Las) /;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "CORTE DE DAMA", "Corte De Dama" and "Corte de dama." are one. */
export function inSentence(typed: string): string {
  const text = typed.trim().replace(/[\s.;:,]+$/, "");
  const isShouted = text === text.toUpperCase() && / |\p{Lu}{6}/u.test(text);
  if (isShouted) return lowerFirst(readablePhrase(text));
  if (JOINT_WITH_CAPITAL.test(text)) return text.toLowerCase();
  const [first = ""] = text.split(/[\s,/]/);
  // "CURP", "iPhone", "PVC": how they are written is how they are called.
  const isOrdinary = first.slice(1) === first.slice(1).toLowerCase() && !/\d/.test(first);
  return isOrdinary && !NAMES.has(first) ? lowerFirst(text) : text;
}

/** "o" before an o, "y" before an i: "7 u 8", "aguas e infusiones". */
const joined = (word: "y" | "o", next: string): string => {
  if (word === "y") return /^(?:i(?!phone|pad)|hi(?![aeo]))/i.test(next) ? "e" : "y";
  return /^h?o/i.test(next) ? "u" : "o";
};

const hasOwnJoint = (part: string): boolean => / [ye] /.test(part);

/** "a, b y c"; one without a "y" of its own ends it: "a y b, c y d", "a y b, y c", "a y b, así como c y d". */
export function listed(parts: readonly string[], word: "y" | "o" = "y"): string {
  const end = parts.findLastIndex((part) => !hasOwnJoint(part));
  const last = parts.at(end) ?? "";
  const ordered = parts.toSpliced(end, 1);
  const before = ordered.at(-1);
  if (before === undefined) return last;
  const comma = ordered.some((part) => part.includes(",")) ? ";" : ",";
  const joint = hasOwnJoint(last) ? "así como" : joined(word, last);
  const pause = hasOwnJoint(before) || comma === ";" ? comma : "";
  return `${ordered.join(`${comma} `)}${pause} ${joint} ${last}`;
}
