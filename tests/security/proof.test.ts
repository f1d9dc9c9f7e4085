import { CONFIRMATION_FIELD } from "@/lib/owner/removal";
import { type Fields, openForm } from "@/tests/support/posted-form";
import { by } from "./support/attack";
import { runAttacks } from "./support/run-attacks";
import { BUSINESSES, type World } from "./support/world";

type Deed = { path: string; fields: Fields; marker?: string };

/** The form of whoever has found somebody's session open, sent with what comes to mind. */
const sentLate =
  (as: keyof World["agedSessions"], { path, fields, marker }: Deed, guess: Fields = {}) =>
  async ({ siteUrl, agedSessions }: World) => {
    const cookie = agedSessions[as];
    const form = await openForm(siteUrl, path, { accept: "text/html", cookie }, marker);
    return { path, form: form.filled({ ...fields, ...guess }), headers: { cookie } };
  };

const SETTINGS = `/mi-negocio/ajustes?negocio=${BUSINESSES.owner}`;
const PASSWORD = {
  path: "/cuenta/contrasena",
  fields: { password: "una-clave-nueva", confirmation: "una-clave-nueva" },
};

const DEEDS: Readonly<Record<string, Deed>> = {
  "chooses a password": PASSWORD,
  "deletes the account": { path: "/cuenta/eliminar", fields: { confirmacion: "ELIMINAR" } },
  "invites a helper": { path: SETTINGS, fields: { email: "complice@example.com" }, marker: "Correo de quien te ayuda" },
  "deletes the business": { path: SETTINGS, fields: { [CONFIRMATION_FIELD]: "on" }, marker: "Entiendo que mi página" },
};

const REFUSED = { shows: "Confirma que eres tú" };

runAttacks("proof", [
  ...by(
    "owner",
    Object.fromEntries(
      Object.entries(DEEDS).map(([title, deed]) => [
        `${title} with a session of an hour`,
        [sentLate("owner", deed), 200, REFUSED],
      ]),
    ),
  ),
  ...by("owner", {
    "chooses a password with a wrong one": [
      sentLate("owner", PASSWORD, { "prueba-contrasena": "la-que-no-es" }),
      200,
      { ...REFUSED, hides: "la-que-no-es" },
    ],
    "chooses a password with somebody else's": [
      sentLate("owner", PASSWORD, { "prueba-contrasena": "una-clave-de-prueba" }),
      200,
      REFUSED,
    ],
  }),
  ...by("admin", {
    "makes an administrator with a session of an hour": [
      sentLate("admin", {
        path: "/admin/administradores",
        fields: { email: "complice@example.com" },
        marker: "Agregar administrador",
      }),
      200,
      REFUSED,
    ],
    ...Object.fromEntries(
      ["/admin/exportar/negocios", "/admin/pagos/facturas/archivo"].map((path) => [
        `takes ${path} with a session of an hour`,
        [
          ({ agedSessions }: World) => ({ path, form: { formato: "csv" }, headers: { cookie: agedSessions.admin } }),
          303,
          { headers: { "content-disposition": null } },
        ],
      ]),
    ),
  }),
]);
