import type { Problem } from "./answers";
import type { ParameterProblem } from "./parameters";

export const PROBLEMS = {
  unknownBusiness: {
    status: 404,
    title: "No hay un negocio así",
    detail: "Ningún negocio publicado tiene ese slug. Búscalo en /api/v1/negocios?q=…",
  },
  unknownPath: {
    status: 404,
    title: "No hay nada en esta dirección",
    detail: "Las direcciones que hay están en /api/v1/openapi.json.",
  },
  tooMany: {
    status: 429,
    title: "Demasiadas consultas",
    detail: "Espera lo que dice Retry-After, en segundos, y sigue donde ibas.",
  },
  unavailable: {
    status: 503,
    title: "Ahora no podemos responder",
    detail: "Es de nuestro lado y suele durar poco. Espera lo que dice Retry-After e inténtalo de nuevo.",
  },
} as const satisfies Readonly<Record<string, Problem>>;

export const badParameters = (errores: ParameterProblem[]): Problem => ({
  status: 400,
  title: "Revisa los parámetros",
  detail: errores.map(({ mensaje }) => mensaje).join(" "),
  errores,
});

/** 400: a cursor that is not ours, or of a list with other filters. */
export const BAD_CURSOR: Problem = badParameters([
  {
    parametro: "cursor",
    mensaje: "El «cursor» no es de esta lista. Usa el «siguiente» de la página anterior con los mismos filtros.",
  },
]);
