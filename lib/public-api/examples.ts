export type Example = { id: string; title: string; language: "curl" | "JavaScript"; code: string };

/** Examples of /desarrolladores; tests run each as it stands. @param siteUrl the site's origin */
export const apiExamples = (siteUrl: string): readonly Example[] => [
  {
    id: "buscar",
    title: "Buscar: taquerías que están abiertas ahora",
    language: "curl",
    code: `curl -sG ${siteUrl}/api/v1/negocios --data-urlencode 'q=taquería' -d abierto=1`,
  },
  {
    id: "recuadro",
    title: "Lo que hay en un recuadro del mapa, de una categoría",
    language: "curl",
    code: `curl -s '${siteUrl}/api/v1/negocios?recuadro=-99.10,19.32,-99.00,19.40&categoria=salud-y-bienestar&limite=5'`,
  },
  {
    id: "todos",
    title: "Leer todos los negocios, cada uno una vez",
    language: "JavaScript",
    code: `const api = "${siteUrl}/api/v1";
const negocios = [];
let cursor = "";
do {
  const respuesta = await fetch(\`\${api}/negocios?limite=100\${cursor && \`&cursor=\${cursor}\`}\`);
  if (respuesta.status === 429) {
    const segundos = Number(respuesta.headers.get("Retry-After"));
    await new Promise((seguir) => setTimeout(seguir, segundos * 1000));
    continue;
  }
  if (!respuesta.ok) throw new Error((await respuesta.json()).detail);
  const pagina = await respuesta.json();
  negocios.push(...pagina.negocios);
  cursor = pagina.siguiente;
} while (cursor !== null);
console.log(\`\${negocios.length} negocios\`);`,
  },
  {
    id: "cambios",
    title: "Preguntar de nuevo sin descargar lo mismo",
    language: "JavaScript",
    code: `const direccion = "${siteUrl}/api/v1/categorias";
const primera = await fetch(direccion);
const etag = primera.headers.get("ETag");
const segunda = await fetch(direccion, { headers: { "If-None-Match": etag }, cache: "no-store" });
console.log(segunda.status); // 304 mientras nada cambie`,
  },
];
