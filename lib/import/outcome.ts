import { CSV_BEGINNING, csvLine } from "@/lib/text/csv";
import type { DroppedValue, FileLine, RowEntry } from "./entry";
import { droppedWords, reasonWords } from "./messages";
import type { BatchAnswer, PassReport, Sample } from "./model";

const SAMPLE_SIZE = 10;
const MAX_REASONS = 40;
const MAX_NAMED_COLUMNS = 40;
/** Rows of the file of refused ones; the counts go on. */
const MAX_ERROR_ROWS = 10_000;

const short = (text: string, characters = 120): string => [...text].slice(0, characters).join("");

export class Outcome {
  readonly #reasons = new Map<string, number>();
  readonly #dropped = new Map<string, number>();
  readonly #samples: { [Kind in keyof PassReport["samples"]]: PassReport["samples"][Kind][number][] } = {
    new: [],
    changed: [],
    same: [],
    refused: [],
    alike: [],
  };
  readonly #errors: string[] = [];
  #ignored: string[] = [];

  ignore(columns: readonly string[]): void {
    this.#ignored = columns.slice(0, MAX_NAMED_COLUMNS).map((name) => short(name, 60));
  }

  skipped(line: FileLine & { reason: string }): void {
    const reason = short(reasonWords(line.reason), 200);
    count(this.#reasons, reason);
    add(this.#samples.refused, { ...sampleOf(line), reason });
    this.#addError(line, reason);
  }

  dropped(line: FileLine & DroppedValue): void {
    const words = droppedWords(line.value);
    count(this.#dropped, words);
    this.#addError(line, `${words}: ${short(line.text)}`);
  }

  sent(batch: readonly RowEntry[], answer: Pick<BatchAnswer, "new" | "changed" | "refused" | "alike">): void {
    const kinds = new Map<string, "new" | "changed" | null>([
      ...answer.new.map((key) => [key, "new"] as const),
      ...answer.changed.map((key) => [key, "changed"] as const),
      ...answer.refused.map(({ id }) => [id, null] as const),
    ]);
    for (const entry of batch) {
      const kind = kinds.has(entry.key) ? kinds.get(entry.key) : "same";
      if (kind) add(this.#samples[kind], sampleOf(entry));
    }
    for (const alike of answer.alike) {
      const entry = batch.find(({ key }) => key === alike.id);
      if (entry) add(this.#samples.alike, { ...sampleOf(entry), slug: alike.slug, other: short(alike.nombre) });
    }
  }

  report(): PassReport {
    return {
      reasons: Object.fromEntries(this.#reasons),
      dropped: Object.fromEntries(this.#dropped),
      ignored: this.#ignored,
      samples: this.#samples,
    };
  }

  /** The rows that were refused, and what was left out of others, as a file; null when there are none. */
  errors(): string | null {
    if (this.#errors.length === 0) return null;
    return [CSV_BEGINNING, csvLine(["renglon", "id", "nombre", "motivo"]), ...this.#errors].join("");
  }

  #addError({ line, id, name }: FileLine, reason: string): void {
    if (this.#errors.length >= MAX_ERROR_ROWS) return;
    this.#errors.push(csvLine([line, short(id, 80), short(name), reason]));
  }
}

const sampleOf = ({ line, id, name }: FileLine): Sample => ({ line, id: short(id, 80), name: short(name) });

function add<T>(list: T[], item: T): void {
  if (list.length < SAMPLE_SIZE) list.push(item);
}

function count(counts: Map<string, number>, reason: string): void {
  const name = counts.has(reason) || counts.size < MAX_REASONS ? reason : "Otros motivos";
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
