import type { Metadata } from "next";
import { PageHeading } from "@/components/pages/page-heading";
import { ArcoForm } from "@/components/requests/arco-form";
import { Link } from "@/components/ui/link";
import { getViewer } from "@/lib/auth/server/viewer";
import { sendArcoRequest } from "@/lib/requests/server/actions";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Tus derechos ARCO" };

export default async function ArcoPage() {
  const viewer = await getViewer();
  return (
    <div className="mx-auto w-full max-w-[calc(var(--container-narrow)+2rem)] px-4 pt-8 pb-12">
      <PageHeading
        title="Tus derechos ARCO"
        lead="Pide ver, corregir o borrar tus datos, o que dejemos de usarlos. Es gratis."
      />
      <div className="mt-6">
        <ArcoForm action={sendArcoRequest} email={viewer?.email} />
      </div>
      <p className="mt-6">
        <Link href={`${routes.privacy()}#arco`} className="text-link inline-flex min-h-11 items-center">
          Aviso de privacidad
        </Link>
      </p>
    </div>
  );
}
