import { expect, it } from "vitest";
import { openWorld, PEOPLE } from "./people";

const sql = await openWorld();

it("tells each owner whose account is older of a new version, once", async () => {
  const [{ version } = { version: "" }] = await sql<
    { version: string }[]
  >`select (now() + interval '2 days')::date::text as version`;
  const announce = async (of: string) =>
    (await sql<{ queued: number }[]>`select announce_privacy_notice(${of}) as queued`)[0]?.queued;
  const told = async () =>
    (await sql<{ entidad: string }[]>`select entidad from correos where tipo = 'aviso_de_privacidad' order by 1`).map(
      ({ entidad }) => entidad,
    );

  // Everybody came after it.
  expect(await announce("2020-01-01")).toBe(0);
  const queued = await announce(version);
  expect(queued).toBeGreaterThan(1);
  const owners = await told();
  expect(owners).toHaveLength(queued ?? 0);
  expect(owners).toContain(`${version} ${PEOPLE.premiumOwner}`);
  expect(owners).not.toContain(`${version} ${PEOPLE.stranger}`);
  expect(await announce(version)).toBe(0);
  expect(await told()).toEqual(owners);
});
