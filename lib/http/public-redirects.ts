/** Addresses that people shorten or guess; their query goes along: the directory reads the same `q`. */
export const publicRedirects = () =>
  [
    { source: "/buscar", destination: "/negocios" },
    { source: "/negocio", destination: "/negocios" },
    { source: "/actividades", destination: "/categorias" },
    { source: "/colonia", destination: "/colonias" },
    { source: "/categoria", destination: "/categorias" },
  ].map((each) => ({ ...each, permanent: true }));
