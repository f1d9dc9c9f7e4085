"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useFormContext } from "@/components/ui/form/form";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import {
  DESCRIPTION_BUTTONS,
  type DescriptionAnswer,
  descriptionLineSchema,
  GENERATED_FIELD,
  WRITTEN_FIELDS,
} from "@/lib/ai/description-answer";
import { AI_MESSAGES, DESCRIPTION_WORDS, triesLeft } from "@/lib/ai/messages";
import type { AiStanding } from "@/lib/ai/model";
import { readLines } from "@/lib/http/read-lines";
import { routes } from "@/lib/routes";
import { putAndFocus } from "../panel/form-texts";
import { RefusalWords } from "./refusal-words";
import { TextComparison } from "./text-comparison";

type DescriptionWriterProps = {
  businessId: string | null;
  standing: AiStanding;
  /** Browsers without scripts send the form around it (DESCRIPTION_BUTTONS). */
  isSent?: boolean;
  children?: ReactNode;
};

type State = { kind: "idle" | "stopped" | "used" } | { kind: "writing"; text: string } | DescriptionAnswer;

const IDLE: State = { kind: "idle" };

/** Fields of the form that a text is written from; the rest is known. */
const TOLD = ["nombre", "categoria", "servicios", "ciudad", "tono"] as const;
const FIELD = "descripcion";

/** Reads the answer that came back with the form to a browser without scripts. */
function answerIn({ values, errors }: ReturnType<typeof useFormContext>): DescriptionAnswer | null {
  const { [WRITTEN_FIELDS.text]: text, [WRITTEN_FIELDS.draft]: draft } = values;
  if (text !== undefined) return { kind: "written", text, isDraft: draft !== undefined };
  const message = errors[WRITTEN_FIELDS.text];
  return message === undefined ? null : { kind: "failed", message };
}

const textIn = (form: HTMLFormElement, name: string): string => {
  const text = new FormData(form).get(name);
  return typeof text === "string" ? text.trim() : "";
};

function statusOf(state: State): string {
  switch (state.kind) {
    case "idle":
      return "";
    case "failed":
      return state.message;
    case "written":
      return DESCRIPTION_WORDS.ready;
    default:
      return DESCRIPTION_WORDS[state.kind];
  }
}

/** "Escribir con IA" below the description: what is written is read as it comes, compared, and used or not. Nothing is stored by it. */
export function DescriptionWriter(props: DescriptionWriterProps) {
  const { standing, isSent = false, children } = props;
  const isHydrated = useIsHydrated();
  const writer = useDescriptionWriter(props);
  const { state, place, button } = writer;
  const refusal = standing.refusal ?? (writer.left === 0 ? "quota" : null);
  // An earlier result stays, though there is no other.
  if (refusal && refusal !== "quota" && state.kind === "idle")
    return (
      <p className="text-ink-soft text-sm">
        <RefusalWords refusal={refusal} />
      </p>
    );

  const isWriting = state.kind === "writing";
  const status = statusOf(state);
  const press = (name: string, run: () => void) =>
    isHydrated || !isSent ? ({ type: "button", onClick: run } as const) : ({ type: "submit", name } as const);
  return (
    <div ref={place} className={`gap-3 ${isSent ? "grid" : "hidden scripted:grid"}`}>
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={button}
          variant="outline"
          size="sm"
          aria-disabled={refusal !== null}
          {...press(DESCRIPTION_BUTTONS.write, isWriting ? writer.stop : writer.start)}
        >
          {isWriting ? "Detener" : state.kind === "written" ? "Escribir otro con IA" : "Escribir con IA"}
        </Button>
        {writer.left !== null && standing.tries && (
          <span className="text-ink-soft text-sm">{triesLeft(writer.left, standing.tries.perDay)}</span>
        )}
      </div>
      <p
        role="status"
        // biome-ignore lint/a11y/noAutofocus: without scripts the page is loaded anew, and this is what was asked for
        autoFocus={writer.isAnswered}
        tabIndex={-1}
        className={`text-sm outline-none empty:hidden ${state.kind === "failed" ? "font-semibold text-error" : "text-ink-soft"}`}
      >
        {refusal && !status ? <RefusalWords refusal={refusal} /> : status}
      </p>
      {(state.kind === "writing" || state.kind === "written") && (
        <TextComparison
          before={writer.before}
          text={state.text}
          isDraft={state.kind === "written" && state.isDraft}
          isGrowing={isWriting}
        />
      )}
      {state.kind === "written" && (
        <div className="flex flex-wrap gap-3">
          <noscript>
            <input type="hidden" name={GENERATED_FIELD} value={state.text} />
          </noscript>
          <Button size="sm" {...press(DESCRIPTION_BUTTONS.use, () => writer.use(state.text))}>
            Usar este texto
          </Button>
          <Button variant="outline" size="sm" className="hidden scripted:inline-flex" onClick={writer.discard}>
            Descartar
          </Button>
        </div>
      )}
      {state.kind === "used" && (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={writer.takeBack}>
          Volver al texto de antes
        </Button>
      )}
    </div>
  );
}

function useDescriptionWriter({ businessId, standing }: DescriptionWriterProps) {
  const context = useFormContext();
  const answer = answerIn(context);
  const [state, setState] = useState<State>(answer ?? IDLE);
  const [before, setBefore] = useState<string | null>(null);
  const [left, setLeft] = useState(standing.tries?.left ?? 0);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const asking = useRef<AbortController | null>(null);
  const { [FIELD]: stored = "" } = context.values;

  useEffect(() => () => asking.current?.abort(), []);

  const formOf = (): HTMLFormElement | null => place.current?.closest("form") ?? null;

  async function start(): Promise<void> {
    const form = formOf();
    if (!form || button.current?.getAttribute("aria-disabled") === "true") return;
    if (!textIn(form, "nombre")) return setState({ kind: "failed", message: AI_MESSAGES.nameMissing });
    const told = TOLD.flatMap((name) => (form.elements.namedItem(name) ? [[name, textIn(form, name)] as const] : []));
    const stopping = new AbortController();
    asking.current = stopping;
    setBefore(textIn(form, FIELD));
    setState({ kind: "writing", text: "" });
    const answer = await askDescription(
      { ...Object.fromEntries(told), ...(businessId ? { negocio: businessId } : {}) },
      { signal: stopping.signal, onText: (text) => !stopping.signal.aborted && setState({ kind: "writing", text }) },
    );
    if (stopping.signal.aborted) return;
    setState(answer);
    if (answer.kind === "written" && !answer.isDraft) setLeft((count) => count - 1);
  }

  return {
    state,
    isAnswered: answer !== null,
    place,
    button,
    before: before ?? stored,
    /** The page may know more than this form does, or less. */
    left: standing.tries && Math.max(Math.min(left, standing.tries.left), 0),
    start,
    stop() {
      asking.current?.abort();
      setState({ kind: "stopped" });
    },
    use(text: string) {
      const form = formOf();
      if (!form) return;
      setBefore(textIn(form, FIELD));
      putAndFocus(form, FIELD, text);
      setState({ kind: "used" });
    },
    discard() {
      setState(IDLE);
      button.current?.focus();
    },
    takeBack() {
      const form = formOf();
      if (form) putAndFocus(form, FIELD, before ?? "");
      setState(IDLE);
    },
  };
}

const failed = (message: string): DescriptionAnswer => ({ kind: "failed", message });

async function errorOf(response: Response): Promise<string> {
  const line = descriptionLineSchema.safeParse(await response.json().catch(() => null));
  return line.data && "error" in line.data ? line.data.error : AI_MESSAGES.notWritten;
}

async function askDescription(
  request: Readonly<Record<string, string>>,
  { signal, onText }: { signal: AbortSignal; onText: (text: string) => void },
): Promise<DescriptionAnswer> {
  try {
    const response = await fetch(routes.generateDescription(), {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/x-ndjson" },
      body: JSON.stringify(request),
      signal,
    });
    if (!response.ok) return failed(await errorOf(response));
    if (!response.body) return failed(AI_MESSAGES.noDescription);
    let text = "";
    for await (const sent of readLines(response.body)) {
      const line = descriptionLineSchema.parse(sent);
      if ("error" in line) return failed(line.error);
      if ("descripcion" in line) {
        const { descripcion, borrador } = line;
        return descripcion
          ? { kind: "written", text: descripcion, isDraft: borrador }
          : failed(AI_MESSAGES.noDescription);
      }
      text += line.texto;
      onText(text);
    }
    return failed(AI_MESSAGES.noDescription);
  } catch {
    return failed(AI_MESSAGES.communication);
  }
}
