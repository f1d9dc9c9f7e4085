import type { Metadata } from "next";
import { PageHeading } from "@/components/pages/page-heading";
import { MessageForm } from "@/components/requests/message-form";
import { Link } from "@/components/ui/link";
import { getViewer } from "@/lib/auth/server/viewer";
import { SUPPORT_HOURS } from "@/lib/requests/model";
import { sendMessage } from "@/lib/requests/server/actions";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Escríbenos" };

export default async function ContactPage() {
  const viewer = await getViewer();
  return (
    <div className="mx-auto w-full max-w-[calc(var(--container-narrow)+2rem)] px-4 pt-8 pb-12">
      <PageHeading title="Escríbenos" lead={SUPPORT_HOURS} />
      <div className="mt-6 rounded-card border border-line bg-card p-5">
        <MessageForm action={sendMessage} email={viewer?.email} />
      </div>
      <p className="mt-6">
        <Link href={routes.support()} className="text-link inline-flex min-h-11 items-center">
          Volver a soporte
        </Link>
      </p>
    </div>
  );
}
