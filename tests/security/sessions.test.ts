import { decodeJwt } from "jose";
import { beforeAll } from "vitest";
import { type SignedIn, signIn } from "@/tests/support/session-cookie";
import { by, edit, get, post } from "./support/attack";
import { runAttacks } from "./support/run-attacks";
import { BUSINESSES, theWorld } from "./support/world";

/** Session that a thief has kept and its owner has closed. */
let ended: SignedIn & { cookie: string; refreshToken: string };

beforeAll(async () => {
  const { siteUrl, status, people } = theWorld();
  const { publishableKey } = status;
  const session = await signIn({ supabaseUrl: siteUrl, publishableKey }, people.owner.email, people.owner.password);
  const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const [encoded = ""] = session.cookies.map(({ value }) => value.replace(/^base64-/, ""));
  const kept = JSON.parse(Buffer.from(encoded, "base64url").toString()) as { refresh_token: string };
  ended = { ...session, cookie, refreshToken: kept.refresh_token };
  const headers = { apikey: publishableKey, authorization: `Bearer ${session.token}` };
  const left = await fetch(`${siteUrl}/auth/v1/logout?scope=local`, { method: "POST", headers });
  if (!left.ok) throw new Error(`the session could not be closed: ${left.status}`);
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const PRIVATE = `/rest/v1/negocio_privado?select=negocio_id&negocio_id=eq.${BUSINESSES.owner}`;

runAttacks("sessions", [
  ...by("owner", {
    "reads what is private with a session": [get(PRIVATE), 200, { shows: BUSINESSES.owner }],
  }),
  ...by("stranger", {
    "reads what is private with the token of a closed session": [
      () => get(PRIVATE, bearer(ended.token)),
      200,
      { shows: /^\[\]$/ },
    ],
    "edits a business with it": [() => edit(BUSINESSES.owner, { nombre: "Robado" }, bearer(ended.token)), [401, 403]],
    "asks whose it is": [() => get("/auth/v1/user", bearer(ended.token)), [401, 403]],
    "renews it": [
      () => post("/auth/v1/token?grant_type=refresh_token", { refresh_token: ended.refreshToken }),
      400,
      { hides: "access_token" },
    ],
    "renews it without what the server has put behind the token": [
      () => post("/auth/v1/token?grant_type=refresh_token", { refresh_token: ended.refreshToken.split(".")[0] }),
      400,
      { hides: "access_token" },
    ],
    "opens the panel with its cookies": [
      () => ({ path: "/mi-negocio", headers: { accept: "text/html", cookie: ended.cookie } }),
      303,
      { headers: { location: /^\/login\?/ } },
    ],
  }),
  ...by("member", {
    "closes somebody else's session": [
      ({ people }) => post("/rest/v1/rpc/end_own_sessions", { session: decodeJwt(people.owner.token).session_id }),
      [200, 204],
    ],
    "closes all of somebody else's, as administrators do": [
      ({ people }) =>
        post("/rest/v1/rpc/end_account_sessions", { reviewer: people.member.id, account_email: people.owner.email }),
      [401, 403, 404],
    ],
  }),
]);
