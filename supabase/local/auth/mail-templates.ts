import { readFileSync } from "node:fs";
import path from "node:path";
import { escapeMarkup } from "@/lib/text/escape-markup";

export type TemplateName = "confirmation" | "magic_link" | "recovery" | "email_change" | "reauthentication";

const FOLDER = path.join(import.meta.dirname, "../../templates");

const CONFIRM_LINK = /href="\{\{ \.SiteURL \}\}\/auth\/confirm\?[^"]*"/;
const VARIABLE = /\{\{ \.(\w+) \}\}/g;

type Filling = {
  link?: string;
  variables?: Readonly<Record<string, string>>;
};

/** Returns the HTML of a mail, from supabase/templates. @throws when a variable is not given. */
export function fillTemplate(name: TemplateName, { link, variables = {} }: Filling): string {
  const template = readFileSync(path.join(FOLDER, `${name}.html`), "utf8");
  const linked = link === undefined ? template : template.replace(CONFIRM_LINK, () => `href="${escapeMarkup(link)}"`);
  return linked.replace(VARIABLE, (_, variable: string) => {
    const value = variables[variable];
    if (value === undefined) throw new Error(`the template ${name} needs ${variable}`);
    return escapeMarkup(value);
  });
}
