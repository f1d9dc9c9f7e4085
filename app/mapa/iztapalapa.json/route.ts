import { drawOutlines } from "@/lib/import/denue/outlines";

const MAX_AGE_S = 24 * 60 * 60;

/** The outlines of the borough and its colonias, which the panel's map is drawn from: written at build, as they never change in between. */
export const GET = (): Response =>
  Response.json(drawOutlines(), { headers: { "Cache-Control": `public, max-age=${MAX_AGE_S}` } });
