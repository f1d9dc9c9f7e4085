import { buttonVariants } from "@/components/ui/button";
import { Input, Label } from "@/components/ui/field";
import { MAX_SYNONYM_CHARACTERS, type SynonymDraft } from "@/lib/search/synonym";

export function SynonymForm({ draft }: { draft: SynonymDraft }) {
  const { id, termino, equivale, consulta, borrar } = draft;
  return (
    <form method="get" className="grid max-w-narrow gap-4">
      {id !== null && <input type="hidden" name="id" value={id} />}
      {borrar && <input type="hidden" name="borrar" value="1" />}
      <Typed name="termino" label="Quien busca" value={termino} isReadOnly={borrar} />
      <Typed
        name="equivale"
        label="Encuentra también"
        value={equivale}
        isReadOnly={borrar}
        hint="Palabras de su nombre, giro o servicios, o los seis números de una clase del SCIAN."
      />
      <Typed name="consulta" label="Búsqueda de prueba" value={consulta} hint="Algo que alguien escribiría." />
      <button type="submit" className={buttonVariants({ variant: "outline", className: "justify-self-start" })}>
        Probar
      </button>
    </form>
  );
}

type TypedProps = { name: string; label: string; value: string; hint?: string; isReadOnly?: boolean };

function Typed({ name, label, value, hint, isReadOnly = false }: TypedProps) {
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={name}>{label}</Label>
      <Input
        id={name}
        name={name}
        defaultValue={value}
        readOnly={isReadOnly}
        required
        minLength={2}
        maxLength={name === "consulta" ? 200 : MAX_SYNONYM_CHARACTERS}
        autoComplete="off"
        aria-describedby={hint ? `${name}-ayuda` : undefined}
      />
      {hint && (
        <p id={`${name}-ayuda`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
