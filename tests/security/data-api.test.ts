import { runAttacks } from "./support/run-attacks";
import { BUSINESSES } from "./support/world";

runAttacks("data API", [
  {
    title: "a stranger changes a business",
    request: { method: "PATCH", path: `/rest/v1/negocios?id=eq.${BUSINESSES.ownerOne}`, json: { nombre: "Otro" } },
    expect: 401,
  },
]);
