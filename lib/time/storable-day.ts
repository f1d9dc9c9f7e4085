import { parseIsoDate } from "@/lib/clock";

export const isStorableDay = (value: string): boolean =>
  parseIsoDate(value) === value && value >= "2000-01-01" && value <= "2100-01-01";
