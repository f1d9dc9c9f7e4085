"use client";

import { useState } from "react";
import { ChoiceField } from "@/components/ui/form/choice-field";
import { TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { FileField } from "@/components/ui/form/picture-field";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { formatNumber } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { KIND_WORDS } from "@/lib/import/messages";
import { FILE_FIELD, IMPORT_KINDS } from "@/lib/import/model";
import { type SendPart, sendInParts } from "./send-in-parts";

const CHOICES = IMPORT_KINDS.map((id) => ({ id, label: KIND_WORDS[id] }));
const KINDS_BY_DEFAULT = { tipo: IMPORT_KINDS[0] };

/** A file to review. By script it is sent in parts, so that it may be as large as INEGI's. */
export function UploadForm({ upload, sendPart }: { upload: FormAction; sendPart: SendPart }) {
  const [share, setShare] = useState(0);
  const send: FormAction = async (form) => {
    setShare(0);
    const sent = await sendInParts(form, sendPart, setShare);
    return sent.kind === "failed" ? sent : upload(sent.form);
  };
  const form = useServerForm({ action: upload, lost: ACTION_MESSAGES.failed, send });
  return (
    <Form of={form} initial={KINDS_BY_DEFAULT} className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-5">
      <FormAlert />
      <ChoiceField name="tipo" legend="Qué es" choices={CHOICES} required />
      <FileField
        name={FILE_FIELD}
        label="Archivo"
        hint="csv, csv.gz o zip; hasta 128 MB (15 MB si tu navegador no usa JavaScript)."
        choose="Elegir archivo"
        accept=".csv,.gz,.zip,text/csv,application/zip,application/gzip"
        isRequired
      />
      <TextField
        name="edicion"
        label="Edición del DENUE"
        hint="Mes y año, como 05/2026. Solo para archivos de INEGI, que no la dicen."
        inputMode="numeric"
        autoComplete="off"
        isOptional
      />
      <SubmitButton sending={`Subiendo… ${formatNumber(share * 100)} %`}>Revisar archivo</SubmitButton>
      <p className="text-ink-soft text-sm">Primero solo se revisa: no cambia nada hasta que pulses «Importar».</p>
    </Form>
  );
}
