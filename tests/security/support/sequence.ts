import type { Attack, AttackRequest } from "./attack";
import { send } from "./send";
import type { World } from "./world";

/** The last request of an attack that takes several: each of the others must be answered as it says. */
export const after = (steps: readonly Attack[], last: Attack["request"]) => async (world: World) => {
  const made = (request: Attack["request"]): AttackRequest | Promise<AttackRequest> =>
    typeof request === "function" ? request(world) : request;
  for (const step of steps) {
    const { status } = await send(await made(step.request), step, world);
    if (![step.expect].flat().includes(status)) throw new Error(`${step.title}: ${status}`);
  }
  return made(last);
};
