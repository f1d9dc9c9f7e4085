import type { ReactNode } from "react";
import { MessageForm } from "@/components/requests/message-form";
import { buttonVariants } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { ContactLink } from "@/lib/contact/site-contact";
import { type MessageAction, SUPPORT_HOURS } from "@/lib/requests/model";
import { routes } from "@/lib/routes";
import { PageHeading } from "./page-heading";
import { QuestionSection } from "./question-section";

const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" };

export function Support({ contact, write }: { contact: readonly ContactLink[]; write: MessageAction }) {
  return (
    <div className="page-width pt-10 pb-16 lg:pt-20 lg:pb-24">
      <PageHeading title="¿En qué te ayudamos?" lead="Corrige un dato, reporta un problema o resuelve una duda." />
      <div className="mt-10 grid gap-6 md:grid-cols-2">
        <Topic id="corregir" icon="pencil" title="Corregir o quitar un negocio">
          <ol className="mt-3 grid list-decimal gap-2 pl-5 text-ink-soft">
            <li>Busca el negocio y abre su página.</li>
            <li>Toca «Reportar un problema» y elige qué está mal. Para que se quite, elige «Otro problema».</li>
            <li>Escribe el dato correcto. Si quieres saber qué pasó, deja tu correo.</li>
          </ol>
          <p className="mt-3 text-ink-soft">
            También aplica a los negocios que vienen del INEGI: pedir que se corrijan, se oculten o se quiten es gratis.
          </p>
          <p className="mt-3 text-ink-soft">
            Los negocios salen del directorio público del INEGI (DENUE) y de sus dueños. Todavía no están todos: si
            falta el tuyo, <Link href={routes.register("free")}>regístralo gratis</Link>.
          </p>
          <Link href={routes.directory()} className={buttonVariants({ variant: "secondary", className: "mt-5" })}>
            Buscar el negocio
          </Link>
        </Topic>
        <Topic id="reportar" icon="flag" title="Reportar algo grave">
          <p className="mt-3 text-ink-soft">
            Si una página engaña, suplanta a alguien o muestra algo que no debería, usa «Reportar un problema» en esa
            misma página. Lo revisa una persona y, si hace falta, la ocultamos. No publicamos quién reportó.
          </p>
          <p className="mt-3 text-ink-soft">En una emergencia llama al 911.</p>
        </Topic>
      </div>
      <Contact contact={contact} write={write} />
      <QuestionSection id="dudas" title="Dudas frecuentes" text={QUESTIONS} className="mt-14" />
    </div>
  );
}

type TopicProps = { id: string; icon: IconName; title: string; children: ReactNode };

function Topic({ id, icon, title, children }: TopicProps) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-[min(1.25rem,5vw)] sm:p-7">
      <h2 id={id} className="flex scroll-mt-6 items-center gap-3 text-lg">
        <Icon name={icon} className="size-6 shrink-0 text-action-strong" />
        {title}
      </h2>
      {children}
    </section>
  );
}

type ContactProps = { contact: readonly ContactLink[]; write: MessageAction };

/** A form that is always there, and what the environment names beside it. Without scripts it has a page of its own: this one is the same for everybody. */
function Contact({ contact, write }: ContactProps) {
  return (
    <section
      aria-labelledby="contacto"
      className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2"
    >
      <div className="on-ink rounded-card p-[min(1.25rem,5vw)] sm:p-7">
        <h2 id="contacto" className="scroll-mt-6 text-lg">
          Habla con una persona
        </h2>
        <p className="mt-2 text-ink-muted">{SUPPORT_HOURS}</p>
        <ul className="mt-3 flex flex-wrap gap-3 empty:hidden">
          {contact.map(({ kind, label, href }) => (
            <li key={kind}>
              <a
                href={href}
                {...(href.startsWith("https:") ? NEW_TAB : {})}
                className="inline-flex min-h-12 items-center gap-3 rounded-field border border-ink-muted px-4 font-semibold hover:bg-ink-raised"
              >
                <Icon name={kind} />
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-ink-muted">
          Para ver, corregir o borrar tus datos personales usa la{" "}
          <Link href={routes.arco()} className="underline">
            solicitud de derechos ARCO
          </Link>
          .
        </p>
      </div>
      <div className="rounded-card border border-line bg-card p-[min(1.25rem,5vw)] sm:p-7">
        <h3 className="text-lg">Escríbenos</h3>
        <div className="mt-4 hidden scripted:block">
          <MessageForm action={write} />
        </div>
        <a href={routes.contact()} className={buttonVariants({ className: "mt-4 scripted:hidden" })}>
          Escribir un mensaje
        </a>
      </div>
    </section>
  );
}

const QUESTIONS = `
## ¿Cómo publico mi negocio?
Usa [Registrar Negocio](${routes.registerFree()}): es gratis y se revisa antes de publicarse. Si tu negocio ya aparece, no lo registres otra vez: toca «Adminístralo gratis» en su página y pide que quede a tu nombre.

## Me registré y mi negocio no aparece
Los registros gratuitos se revisan antes de publicarse. Si falta algo te lo decimos. Un negocio con plan pagado se publica en cuanto tiene nombre, categoría, teléfono y dirección.

## Pagué y mi plan no cambió
El pago puede tardar unos minutos en confirmarse. Entra a «Mi negocio» y revisa el estado; si sigue igual, escríbenos con el correo con el que pagaste. No pagues dos veces.

## ¿Cómo cancelo mi plan?
No hay cargo automático: con no pagar el siguiente mes basta. También puedes usar «Cancelar plan» en «Mi negocio». Los detalles están en [Planes](${routes.plans()}).

## Olvidé mi contraseña
En [Ingresar](${routes.login()}) pide un enlace a tu correo. Revisa también la carpeta de correo no deseado.

## «Cerca de mí» no encuentra dónde estoy
Permite la ubicación en tu navegador y actívala en tu teléfono. Si prefieres no compartirla, busca por colonia: también funciona.

## ¿Qué hacen con mis datos?
Está explicado en el [aviso de privacidad](${routes.privacy()}), junto con la forma de ejercer tus derechos ARCO.
`;
