import { z } from "zod";
import { type ApiRequest, type Handler, jsonBody, seeOther, showsToken } from "@/supabase/local/http";
import { MODES, type Mode } from "./faults";
import { FORMATS, type Notice, SPELLINGS, TOPICS } from "./notification-shapes";
import { DELIVERIES, type Delivery, type Notifications } from "./notifications";
import { panelPage } from "./panel-page";
import { CHOICES, EVENTS, type PaymentState } from "./payment-state";
import type { Store } from "./store";

const PANEL_PATH = "/simulador";

const id = z.coerce.string().regex(/^\d{1,18}$/);

/** Everything that can be made to happen; `docs/payments.md` describes each call. */
const commandSchema = z.discriminatedUnion("do", [
  z.object({
    do: z.literal("make"),
    preference: z.string().max(100),
    choice: z.enum(CHOICES),
    fields: z.record(z.string(), z.unknown()).default({}),
    notification: z.enum(DELIVERIES).default("once"),
  }),
  z.object({
    do: z.enum(EVENTS),
    payment: id,
    amount: z.coerce.number().positive().optional(),
    notification: z.enum(DELIVERIES).default("once"),
  }),
  z.object({
    do: z.literal("set"),
    payment: id,
    fields: z.record(z.string(), z.unknown()),
    notification: z.enum(DELIVERIES).default("none"),
  }),
  z.object({
    do: z.literal("notify"),
    payment: id,
    topic: z.enum(TOPICS).default("payment"),
    format: z.enum(FORMATS).default("webhook"),
    spelling: z.enum(SPELLINGS).default("documented"),
    notification: z.enum(DELIVERIES).default("once"),
  }),
  z.object({ do: z.literal("release"), reversed: z.boolean().default(false) }),
  z.object({ do: z.literal("repeat"), payment: id }),
  z.object({
    do: z.literal("mode"),
    responses: z.enum(MODES).optional(),
    notifications: z.enum(DELIVERIES).optional(),
  }),
]);
type Command = z.infer<typeof commandSchema>;

type Behaviour = { responses: Mode; notifications: Delivery };

type ControlOptions = { store: Store; notifications: Notifications; token: string; behaviour: Behaviour };

type Done = { payment?: PaymentState | null; delivered?: number[]; behaviour?: Behaviour };

const refuse = (status: number, message: string): Response => Response.json({ message }, { status });

export function controlRoutes({ store, notifications, token, behaviour }: ControlOptions): Handler {
  const tell = (
    payment: PaymentState,
    delivery: Delivery,
    action: string,
    { topic = "payment", format = "webhook", spelling }: Partial<Pick<Notice, "topic" | "format" | "spelling">> = {},
  ) => notifications.tell({ topic, format, spelling, action, payment }, delivery);

  async function make(command: Extract<Command, { do: "make" }>): Promise<Done | null> {
    const preference = await store.getPreference(command.preference);
    if (!preference) return null;
    const made = await store.addPayment(preference, command.choice);
    const hasFields = Object.keys(command.fields).length > 0;
    const payment = hasFields ? await store.changePayment(String(made.id), command.fields) : made;
    return { payment, delivered: await tell(payment ?? made, command.notification, "payment.created") };
  }

  async function change(command: Extract<Command, { payment: string }>): Promise<Done | null> {
    const { payment: paymentId } = command;
    if (command.do === "repeat") return { delivered: await notifications.repeat(paymentId) };
    if (command.do === "notify") {
      const payment = await store.getPayment(paymentId);
      return payment && { payment, delivered: await tell(payment, command.notification, "payment.updated", command) };
    }
    const payment =
      command.do === "set"
        ? await store.changePayment(paymentId, command.fields)
        : await store.happen(paymentId, command.do, command.amount);
    return payment && { payment, delivered: await tell(payment, command.notification, "payment.updated") };
  }

  function run(command: Command): Promise<Done | null> {
    if (command.do === "make") return make(command);
    if (command.do === "release") return notifications.release(command.reversed).then((delivered) => ({ delivered }));
    if (command.do === "mode") {
      Object.assign(
        behaviour,
        command.responses && { responses: command.responses },
        command.notifications && { notifications: command.notifications },
      );
      return Promise.resolve({ behaviour });
    }
    return change(command);
  }

  async function control(request: ApiRequest): Promise<Response> {
    const isForm = !request.headers.get("content-type")?.startsWith("application/json");
    const form = new URLSearchParams(isForm ? new TextDecoder().decode(request.body ?? new Uint8Array()) : "");
    if (isForm && form.get("amount") === "") form.delete("amount");
    const command = commandSchema.safeParse(isForm ? Object.fromEntries(form) : jsonBody(request));
    if (!command.success) return refuse(400, z.prettifyError(command.error));
    const done = await run(command.data);
    if (isForm) return seeOther(`${PANEL_PATH}?${new URLSearchParams({ token })}`);
    return done ? Response.json(done) : refuse(409, "there is no such payment, or this cannot happen to it");
  }

  return async (request) => {
    const { url, method, clientAddress } = request;
    if (url.pathname !== PANEL_PATH || clientAddress !== null || !showsToken(request, token)) return null;
    if (method === "POST") return control(request);
    return method === "GET" ? panelPage(await store.listPayments({}, 30), behaviour) : null;
  };
}
