import { readFileSync } from "node:fs";
import path from "node:path";
import { escapeMarkup } from "@/lib/text/escape-markup";

/** The files that a hosted project is given too. */
export type TemplateName = "confirmation" | "magic_link" | "recovery" | "email_change" | "reauthentication";

const FOLDER = path.join(import.meta.dirname, "../../templates");

const CONFIRM_LINK = /href="\{\{ \.SiteURL \}\}\/auth\/confirm\?[^"]*"/;
const VARIABLE = /\{\{ \.(\w+) \}\}/g;

type Filling = {
  /** In the place of the link that a hosted project makes of its own variables. */
  link?: string;
  /** By the names that a hosted project gives them. */
  variables?: Readonly<Record<string, string>>;
};

/**
 * The HTML of a mail, from supabase/templates.
 * @throws when the template has a variable that is not given.
 */
export function fillTemplate(name: TemplateName, { link, variables = {} }: Filling): string {
  const template = readFileSync(path.join(FOLDER, `${name}.html`), "utf8");
  const linked = link === undefined ? template : template.replace(CONFIRM_LINK, () => `href="${escapeMarkup(link)}"`);
  return linked.replace(VARIABLE, (_, variable: string) => {
    const value = variables[variable];
    if (value === undefined) throw new Error(`the template ${name} needs ${variable}`);
    return escapeMarkup(value);
  });
}
