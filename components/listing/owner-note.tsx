import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import type { Business } from "@/lib/businesses/model";
import type { Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

const UPGRADE_TEXTS: Readonly<Record<Plan, string | null>> = {
  free: "Con el plan Profesional tu página muestra fotos, WhatsApp, redes y cómo llegar.",
  pro: "Con el plan Premium sumas menú, video, promociones y hasta 6 fotos a la vista.",
  premium: null,
};

/** To the owner among the readers: claim an imported listing, or see what the next plan adds. */
export function OwnerNote({ business }: { business: Business }) {
  if (business.source && !business.hasOwner) {
    return (
      <Note text="¿Es tu negocio?">
        <Link
          href={routes.register("free")}
          prefetch={false}
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          Regístralo
        </Link>
      </Note>
    );
  }
  const text = UPGRADE_TEXTS[business.plan];
  if (!text) return null;
  return (
    <Note text={`¿Es tu negocio? ${text}`}>
      <Link href={routes.plans()} prefetch={false} className={buttonVariants({ variant: "outline", size: "sm" })}>
        Ver planes
      </Link>
    </Note>
  );
}

function Note({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <aside className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-sand px-5 py-4">
      <p className="max-w-narrow flex-1 basis-56 font-semibold">{text}</p>
      {children}
    </aside>
  );
}
