import { SPECULATION_RULES } from "@/lib/http/speculation-rules";

const ONE_DAY_SECONDS = 24 * 60 * 60;

export const dynamic = "force-static";

export const GET = (): Response =>
  new Response(JSON.stringify(SPECULATION_RULES), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": `public, max-age=${ONE_DAY_SECONDS}`,
    },
  });
