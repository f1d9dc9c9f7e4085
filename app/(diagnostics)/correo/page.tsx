import type { Metadata } from "next";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Input, Label } from "@/components/ui/field";
import { BRAND } from "@/lib/brand";
import type { StoredMail } from "@/lib/diagnostics/model";
import { requireDiagnostics } from "@/lib/diagnostics/server/guard";
import { listMails } from "@/lib/diagnostics/server/mailbox";
import { textOf } from "@/lib/text/text-of";

export const metadata: Metadata = { title: "Buzón local" };

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

const moment = new Intl.DateTimeFormat(BRAND.locale, {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "America/Mexico_City",
});

const LINK = /https?:\/\/\S+/g;

/** A mail as it would be read. Its HTML can run nothing and reach nothing, whatever is in it. */
function MailCard({ mail: { to, subject, text, html, sentAt } }: { mail: StoredMail }) {
  const links = [...new Set(text.match(LINK))];
  return (
    <Card className="min-w-0 p-5">
      <h2 className="break-words text-lg">{subject}</h2>
      <p className="mt-1 break-all text-ink-soft text-sm">
        Para {to} · {moment.format(new Date(sentAt))}
      </p>
      <ul className="mt-2 grid">
        {links.map((link) => (
          <li key={link}>
            <a href={link} className="text-link inline-flex min-h-11 items-center break-all text-sm">
              {link}
            </a>
          </li>
        ))}
      </ul>
      <details className="mt-2">
        <summary className="text-link min-h-11 cursor-pointer py-2.5">Ver el mensaje</summary>
        <iframe
          title={`Mensaje: ${subject}`}
          srcDoc={html}
          sandbox=""
          loading="lazy"
          className="mt-2 h-[36rem] w-full rounded-field border border-line bg-card"
        />
        <pre className="mt-3 wrap-anywhere whitespace-pre-wrap rounded-field bg-sand p-4 text-sm">{text}</pre>
      </details>
    </Card>
  );
}
