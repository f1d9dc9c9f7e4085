import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { keyedHash } from "@/lib/http/keyed-hash";
import { environmentNames, environmentOf, listTree } from "@/tests/support/processes";
import { by, get } from "./support/attack";
import { NOBODYS } from "./support/nobodys";
import { runAttacks } from "./support/run-attacks";
import { theWorld, type World } from "./support/world";

/** Address in a mail that switches such mails off, signed with the secret as if it were that of the id. */
const linkOf = (secret: string, id: string): string => {
  const hash = createHash("sha256").update("profesional@example.com").digest("hex");
  return `/suscripcion?t=${hash}${keyedHash(secret, "suscripcion", hash)}${id && `.${id}`}`;
};

const idOf = ({ secrets }: World): string => secrets.signingSecrets?.split(":", 1)[0] ?? "";
const genuine = (world: World): string => linkOf(world.secrets.signingSecret ?? "", idOf(world));
const REFUSED = { shows: "Este enlace no está completo" };

runAttacks("keys", [
  ...by("stranger", {
    "opens a mail's link": [(world) => get(genuine(world)), 200, { shows: "¿Dejar de recibir el resumen semanal?" }],
    "opens one signed with the service key": [
      (world) => get(linkOf(world.status.secretKey, idOf(world))),
      200,
      REFUSED,
    ],
    "opens one of before there were ids, signed with the service key": [
      (world) => get(linkOf(world.status.secretKey, "")),
      200,
      REFUSED,
    ],
    "opens one without the id of its key": [
      (world) => get(linkOf(world.secrets.signingSecret ?? "", "")),
      200,
      REFUSED,
    ],
    "opens one with the id of another key": [(world) => get(`${genuine(world)}x`), 200, REFUSED],
    "opens one signed with the public key": [
      (world) => get(linkOf(world.status.publishableKey, idOf(world))),
      200,
      REFUSED,
    ],
  }),
]);

describe("what processes know of the environment", () => {
  const processes = listTree(theWorld().pid);
  const variablesOf = (command: RegExp): Record<string, string> => {
    const found = processes.find((each) => command.test(each.command));
    return found ? environmentOf(found.pid) : {};
  };

  it("the site has the key of the project, the backend none", () => {
    expect(variablesOf(/^next-server/)).toMatchObject({
      SUPABASE_SECRET_KEY: expect.any(String),
      SIGNING_SECRETS: expect.any(String),
    });
    const { BACKEND_SETTINGS = "", ...others } = variablesOf(/\/backend\.mjs/);
    const settings = JSON.parse(BACKEND_SETTINGS);
    expect(settings).toHaveProperty("dataDir");
    const names = [...Object.keys(others), ...Object.keys(settings)];
    expect(names.filter((name) => /SECRET|TOKEN|KEY|SMTP_?URL/i.test(name))).toEqual([]);
  });

  it("nobody but the supervisor has what is nobody's", () => {
    const [name = ""] = Object.keys(NOBODYS);
    const holders = processes.filter(({ pid }) => environmentNames(pid).includes(name));
    expect(holders.map(({ pid }) => pid)).toEqual([theWorld().pid]);
  });
});
