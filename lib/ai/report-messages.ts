import type { AiKind, VendorProblem } from "./model";

export const KIND_LABELS: Readonly<Record<AiKind, string>> = {
  descripcion: "Descripciones",
  inicial: "Primeros textos (Profesional)",
  portada: "Portadas",
  logo: "Logos",
  menu: "Menús leídos de una foto",
  palabras: "Palabras clave",
  paquete: "Paquetes de marketing",
  video: "Guiones de video",
  moderacion: "Revisión de contenidos",
};

const PROBLEM_LABELS: Readonly<Record<VendorProblem, string>> = {
  refused: "No quiso hacerlo, o lo bloqueó",
  busy: "Demasiadas llamadas a la vez",
  slow: "No contestó a tiempo",
  unreachable: "No responde, o no acepta la llave",
  unusable: "Contestó algo que no sirve",
  nothing: "No había nada que leer",
  canceled: "Quien lo pidió lo detuvo",
};

export const problemLabel = (problem: string): string =>
  (Object.hasOwn(PROBLEM_LABELS, problem) && PROBLEM_LABELS[problem as VendorProblem]) || problem;
