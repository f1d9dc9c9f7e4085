import "server-only";
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { adminClient } from "@/lib/supabase/admin";
import type { Json } from "@/lib/supabase/database.types";
import { BrokenFileError } from "../broken-file-error";
import type { RowEntry } from "../entry";
import { batchAnswer, type ImportKind } from "../model";
import { Outcome } from "../outcome";
import { type FileBounds, type FileTraits, inspectFile } from "./csv-records";
import { denueEntries } from "./denue-entries";
import { fetchFile, keepErrors } from "./kept-file";
import { ownEntries } from "./own-entries";
import { repeatUnanswered } from "./repeat-unanswered";
import { runImport } from "./run-import";

type Client = ReturnType<typeof adminClient>;

const MB = 1024 * 1024;
const BOUNDS: Readonly<Record<ImportKind, FileBounds>> = {
  // All of Mexico City: 470,000 units in 250 MB.
  denue: { maxBytes: 1024 * MB, maxLines: 2_000_000 },
  negocios: { maxBytes: 256 * MB, maxLines: 500_000 },
};

type Pass = { client: Client; importId: string; turn: number };

/** @throws when the pass is over */
async function readPass({ client, importId, turn }: Pass) {
  const { data, error } = await client
    .from("importaciones")
    .select("tipo, edicion, partes, estado")
    .eq("id", importId)
    .eq("turno", turn)
    .single();
  if (error) throw error;
  return data;
}

function entriesOf(kind: string, file: string, traits: FileTraits, vintage: string, outcome: Outcome) {
  if (kind === "denue") return denueEntries(file, traits, vintage);
  return ownEntries(file, traits, { onIgnored: (columns) => outcome.ignore(columns) });
}

/** Has each batch of a kept file reviewed or written. @throws when the database or storage does not answer */
export async function runPass(pass: Pass): Promise<void> {
  const { client, importId, turn } = pass;
  // Named like the import: what a process left that was killed is taken over by the next one.
  const folder = path.join(tmpdir(), `importacion-${importId}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  try {
    await work(pass, path.join(folder, "archivo"));
  } catch (error) {
    const reason = problemOf(error);
    await client.rpc("finish_import", {
      import: importId,
      turn,
      outcome: "failed",
      report: new Outcome().report(),
      has_errors: false,
      problem: reason ?? "interrumpida",
    });
    if (!reason) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Problem that is no fault of ours: the screen says it. */
function problemOf(error: unknown): string | null {
  if (error instanceof BrokenFileError) return error.problem;
  return error instanceof Error && error.message.includes("no_es_administrador") ? "sin-permiso" : null;
}

async function work(pass: Pass, file: string): Promise<void> {
  const { client, importId, turn } = pass;
  const { tipo, edicion, partes, estado } = await readPass(pass);
  await fetchFile(client, importId, partes, file);
  const traits = await inspectFile(file, BOUNDS[tipo as ImportKind]);
  const outcome = new Outcome();
  const seen = { read: 0, elsewhere: 0, skipped: 0, lines: traits.lines };
  let batches = 0;

  const send = async (batch: readonly RowEntry[]) => {
    batches++;
    const rows = batch.map(({ row }) => row) as Json;
    const given = { import: importId, turn, batch: batches, rows, seen };
    const { data, error } = await repeatUnanswered(() => client.rpc("import_rows", given));
    if (error) throw new Error(`import_rows: ${error.message}`);
    return batchAnswer.nullable().parse(data);
  };

  // The lease began before the file was fetched and looked through; and the page learns how long it is.
  await send([]);
  const isWhole = await runImport({
    entries: entriesOf(tipo, file, traits, edicion ?? "", outcome),
    listener: {
      read(isOurs) {
        seen.read++;
        if (!isOurs) seen.elsewhere++;
      },
      skipped(line) {
        if (!line.isByDatabase) seen.skipped++;
        outcome.skipped(line);
      },
      dropped: (line) => outcome.dropped(line),
      sent: (batch, answer) => outcome.sent(batch, answer),
    },
    send,
  });

  const errors = outcome.errors();
  if (errors !== null) await keepErrors(client, importId, errors);
  if (estado === "importando") await client.rpc("refresh_vocabulary");
  const { error } = await client.rpc("finish_import", {
    import: importId,
    turn,
    outcome: isWhole ? "done" : "stopped",
    report: outcome.report(),
    has_errors: errors !== null,
  });
  if (error) throw new Error(`finish_import: ${error.message}`);
}
