import type { Env } from "@/lib/env";

/** "look": what only a person can see, in a panel. */
export type Finding = { level: "ok" | "problem" | "look"; text: string };

export const ok = (text: string): Finding => ({ level: "ok", text });
export const problem = (text: string): Finding => ({ level: "problem", text });
export const look = (text: string): Finding => ({ level: "look", text });

export type JsonResponse = { status: number; body: unknown; headers?: Headers };

type Question = { url: string; method?: "GET" | "POST"; headers?: Readonly<Record<string, string>> };

export type Means = {
  now: Date;
  instance: { supabaseUrl: string; secretKey: string } | null;
  /** Versions that the database should have. */
  migrations: readonly string[];
  /** Null when nobody answers. */
  ask: (question: Question) => Promise<JsonResponse | null>;
  /** Tries the mail server; null when it takes us, else a word for the failure without a secret in it. */
  tryMail: (mail: NonNullable<Env["mail"]>) => Promise<string | null>;
};

/** Variables of Supabase's command, which the site does not get. */
type CommandVariables = { callbackUrl: string | undefined; accessToken: string | undefined };

export type Check = (
  settings: Env,
  means: Means,
  command: CommandVariables,
) => readonly Finding[] | Promise<readonly Finding[]>;

export type Section = { title: string; findings: readonly Finding[] };

const MARKS: Readonly<Record<Finding["level"], string>> = { ok: "  ✓", problem: "  ✗", look: "  •" };

export function formatReport(sections: readonly Section[]): string {
  const parts = sections.map(({ title, findings }) =>
    [title, ...findings.map(({ level, text }) => `${MARKS[level]} ${text.replaceAll("\n", "\n    ")}`)].join("\n"),
  );
  const problems = sections.flatMap(({ findings }) => findings).filter(({ level }) => level === "problem").length;
  const verdict =
    problems === 0
      ? "No falta nada de lo que se puede comprobar desde aquí. Revisa a mano lo marcado con •."
      : `${problems === 1 ? "Falta 1 cosa" : `Faltan ${problems} cosas`}, marcadas con ✗. Los pasos están en docs/operations.md.`;
  return `${[...parts, verdict].join("\n\n")}\n`;
}

export const hasProblem = (sections: readonly Section[]): boolean =>
  sections.some(({ findings }) => findings.some(({ level }) => level === "problem"));
