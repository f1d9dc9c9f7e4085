export const UPLOAD_MESSAGES = {
  missing: "Elige un archivo.",
  "not-kept": "No pudimos guardar el archivo. Inténtalo de nuevo.",
  unknown: "Ese archivo ya se subió. Míralo arriba, o súbelo de nuevo.",
} as const;
