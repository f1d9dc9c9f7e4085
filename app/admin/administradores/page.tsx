import type { Metadata } from "next";
import { AdminPage } from "@/components/admin/admin-page";
import { AccountForm, AdministratorList } from "@/components/admin/administrators";
import { listAdministrators } from "@/lib/admin/server/administrators";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { add, endSessions, remove } from "./actions";

export const metadata: Metadata = { title: "Administradores" };

export default async function AdministratorsPage({ searchParams }: PageProps<"/admin/administradores">) {
  const viewer = await requireAdmin(routes.administrators());
  const { aviso, quitar } = await searchParams;
  return (
    <AdminPage title="Administradores" aviso={aviso} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <AdministratorList
        administrators={await listAdministrators(viewer.id)}
        ownId={viewer.id}
        asked={textOf(quitar)}
        remove={remove}
      />
      <AccountForm
        action={add}
        title="Agregar administrador"
        hint="El de una cuenta que ya inició sesión alguna vez."
        submit="Agregar administrador"
        sending="Agregando…"
      >
        Podrá todo lo que tú puedes: aprobar, editar y eliminar negocios, ver pagos y agregar o quitar administradores.
        Le avisamos por correo.
      </AccountForm>
      <AccountForm
        action={endSessions}
        title="Cerrar las sesiones de una cuenta"
        submit="Cerrar sesiones"
        sending="Cerrando…"
      >
        Para quien perdió su teléfono, o si alguien más entró. Tendrá que iniciar sesión de nuevo.
      </AccountForm>
    </AdminPage>
  );
}
