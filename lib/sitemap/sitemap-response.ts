/** A search engine may come back sooner than it is told of a change, and gets the same file then. */
const MAX_AGE_S = 300;

export const xmlResponse = (xml: string): Response =>
  new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": `public, max-age=${MAX_AGE_S}` },
  });
