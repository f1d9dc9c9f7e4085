import { z } from "zod";
import { OWNERS_SHARES } from "@/lib/ai/prices";
import type { Env } from "@/lib/env";
import { type Check, type Finding, type JsonResponse, look, ok, problem } from "./finding";

type Vendor = NonNullable<Env["ai"]["vendor"]>;

const VENDOR_URL = "https://api.openai.com/v1";
const REJECTIONS: readonly number[] = [401, 403];

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

function models(
  { textModel, imageModel, moderationModel, moderates }: Vendor,
  response: JsonResponse | null,
): Finding[] {
  if (!response) return [problem("OPENAI_BASE_URL: el servidor de los modelos no responde.")];
  if (REJECTIONS.includes(response.status)) {
    return [problem(`OPENAI_API_KEY: el servidor no la acepta (respuesta ${response.status}).`)];
  }
  const known = modelsSchema.safeParse(response.body).data;
  if (response.status !== 200 || !known) {
    return [look(`El servidor no dice qué modelos tiene (respuesta ${response.status}): pruébalos en el panel.`)];
  }
  const wanted = {
    OPENAI_TEXT_MODEL: textModel,
    OPENAI_IMAGE_MODEL: imageModel,
    ...(moderates && { OPENAI_MODERATION_MODEL: moderationModel }),
  };
  return [
    ok("El servidor acepta OPENAI_API_KEY."),
    ...Object.entries(wanted).map(([name, model]) =>
      known.data.some(({ id }) => id === model)
        ? ok(`${name}: ${model}.`)
        : problem(`${name}: el servidor no conoce «${model}», o tu cuenta no lo tiene.`),
    ),
  ];
}

function budget({ dailyBudgetMxn: most, pricesMxn }: Env["ai"]): Finding {
  if (most === 0) return problem("AI_DAILY_BUDGET_MXN es 0: nada que cueste se hace.");
  const least = OWNERS_SHARES * pricesMxn.picture;
  return most < least
    ? problem(
        `AI_DAILY_BUDGET_MXN es ${most}: a cada dueño le toca un quinto, y con menos de ${least} ninguno puede hacer una imagen.`,
      )
    : ok(`AI_DAILY_BUDGET_MXN: ${most} pesos al día como máximo, un quinto por dueño.`);
}

export const checkAi: Check = async ({ ai }, { ask }) => {
  const { vendor, hasDrafts } = ai;
  const drafts = hasDrafts ? [problem("Quita AI_DRAFTS: sólo lo pone bin/start.")] : [];
  if (!vendor) {
    const words =
      "Sin OPENAI_API_KEY, o con AI_ENABLED=false: las herramientas de Premium responden «IA no configurada.» y sólo la lista de palabras revisa lo que se envía.";
    return [...drafts, look(words)];
  }
  const url = vendor.baseUrl ?? VENDOR_URL;
  const response = await ask({
    url: `${url.replace(/\/+$/, "")}/models`,
    headers: { authorization: `Bearer ${vendor.apiKey}` },
  });
  return [
    ...drafts,
    ...(url.startsWith("https://") ? [] : [problem("OPENAI_BASE_URL no es https: la llave viaja sin cifrar.")]),
    ...models(vendor, response),
    budget(ai),
    look("Pon un límite de gasto también en la cuenta del proveedor, y compara sus precios con AI_*_PRICE_MXN."),
  ];
};
