export const CHANNELS = {
  llamada: { label: "Llamadas", did: ["persona te llamó", "personas te llamaron"] },
  whatsapp: { label: "WhatsApp", did: ["persona te escribió por WhatsApp", "personas te escribieron por WhatsApp"] },
  ruta: { label: "Cómo llegar", did: ["persona buscó cómo llegar", "personas buscaron cómo llegar"] },
  web: { label: "Web y redes", did: ["persona abrió tu web o tus redes", "personas abrieron tu web o tus redes"] },
  qr: { label: "Código QR", did: ["persona escaneó tu código QR", "personas escanearon tu código QR"] },
} as const satisfies Record<string, { label: string; did: readonly [one: string, many: string] }>;

export type Channel = keyof typeof CHANNELS;

export const CHANNEL_IDS = Object.keys(CHANNELS) as Channel[];
