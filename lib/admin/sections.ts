export const ADMIN_SECTIONS = [
  { path: "/admin/cola", label: "Cola" },
  { path: "/admin", label: "Negocios" },
  { path: "/admin/avisos", label: "Avisos" },
  { path: "/admin/pagos", label: "Pagos" },
  { path: "/admin/importar", label: "Importar y exportar" },
  { path: "/admin/busquedas", label: "Búsquedas" },
  { path: "/admin/ia", label: "IA y costo" },
  { path: "/admin/bitacora", label: "Bitácora" },
  { path: "/admin/administradores", label: "Administradores" },
] as const;

export type AdminPath = (typeof ADMIN_SECTIONS)[number]["path"];
