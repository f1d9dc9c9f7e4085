import type { Metadata } from "next";
import { MailCard } from "@/components/diagnostics/mail-card";
import { Button } from "@/components/ui/button";
import { Input, Label } from "@/components/ui/field";
import { requireDiagnostics } from "@/lib/diagnostics/server/guard";
import { listMails } from "@/lib/diagnostics/server/mailbox";
import { textOf } from "@/lib/text/text-of";

export const metadata: Metadata = { title: "Buzón local" };

/** Mails of the embedded backend. Programs get JSON: see datos/route.ts. */
export default async function MailboxPage({ searchParams }: PageProps<"/correo">) {
  await requireDiagnostics();
  const to = textOf((await searchParams).to);
  const mails = await listMails(to);
  return (
    <div className="page-width max-w-[52rem] py-10">
      <h1 className="text-3xl">Buzón local</h1>
      <p className="mt-2 text-ink-soft">
        Los correos que esta instalación habría enviado, del más reciente al más antiguo.
      </p>
      <form className="mt-6 flex flex-wrap items-end gap-3">
        <div className="grid min-w-0 flex-[1_1_16rem] gap-1.5">
          <Label htmlFor="para">Destinatario</Label>
          <Input id="para" name="to" type="email" defaultValue={to} placeholder="Todos" />
        </div>
        <Button type="submit" variant="secondary">
          Filtrar
        </Button>
      </form>
      {mails.length === 0 && <p className="mt-8">No hay correos.</p>}
      <ul className="mt-8 grid grid-cols-1 gap-4">
        {mails.map((mail) => (
          <li key={mail.id}>
            <MailCard mail={mail} />
          </li>
        ))}
      </ul>
    </div>
  );
}
