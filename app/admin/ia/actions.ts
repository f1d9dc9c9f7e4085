"use server";

import { z } from "zod";
import { adminButton } from "@/lib/admin/server/admin-action";
import { switchAi } from "@/lib/ai/server/administration";
import { routes } from "@/lib/routes";

export const turn = adminButton(
  z.object({ ia: z.enum(["encendida", "apagada"]) }),
  async ({ ia }, viewer) => {
    await switchAi(viewer.id, ia === "encendida");
    return `ia-${ia}` as const;
  },
  { name: "switch-ai", screen: routes.adminAi },
);
