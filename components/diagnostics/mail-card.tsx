import { Card } from "@/components/ui/card";
import { BRAND } from "@/lib/brand";
import type { StoredMail } from "@/lib/diagnostics/model";

const moment = new Intl.DateTimeFormat(BRAND.locale, {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "America/Mexico_City",
});

const LINK = /https?:\/\/\S+/g;

/** A mail as it would be read. Its HTML can run nothing and reach nothing, whatever is in it. */
export function MailCard({ mail: { to, subject, text, html, sentAt } }: { mail: StoredMail }) {
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
