import "server-only";
import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import type { ZodType } from "zod";
import { clientNetwork } from "@/lib/http/client-network";
import { log } from "@/lib/log";
import { success } from "@/lib/result";
import { textOf } from "@/lib/text/text-of";
import { formOf } from "../form-of";
import { type FormFailure, type FormState, formFailure, HONEYPOT_FIELD } from "../form-state";
import { isLeave, runAction } from "../run-action";

type PublicActionOptions<Sent extends { kind: string }> = {
  name: string;
  sent: NoInfer<Sent>;
  failed: string;
  invalid: string;
};

/** Makes an action that anybody may send, with the sender's network to count by. Next refuses other sites' forms. */
export const publicAction =
  <Input, Sent extends { kind: string }>(
    schema: ZodType<Input>,
    handle: (input: Input, network: string) => Promise<Sent | FormFailure>,
    { name, sent, failed, invalid }: PublicActionOptions<Sent>,
  ) =>
  async (...given: readonly unknown[]): Promise<FormState<Sent>> => {
    const form = formOf(...given);
    if (textOf(form.get(HONEYPOT_FIELD)) !== "") return sent;
    const result = await runAction<string, Input, Sent>(form, {
      isWithinLimit: async () => true,
      admit: async () => success(clientNetwork(await headers())),
      schema: () => schema,
      handle,
      showChanges: async () => undefined,
      report(error) {
        unstable_rethrow(error);
        log.error({ error, action: name }, "a form was not stored");
      },
      refusals: { tooMany: failed, notYours: failed, denied: failed, invalid, failed },
    });
    return isLeave(result) ? formFailure(failed) : result;
  };
