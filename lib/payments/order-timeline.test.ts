import { expect, it } from "vitest";
import { toAdminOrder } from "./admin-mapper";
import { orderTimeline } from "./order-timeline";

const DOCUMENT = {
  id: "10000000-0000-4000-8000-000000000001",
  created_at: "2026-05-01T10:00:00+00:00",
  plan: "pro",
  monto_centavos: 30000,
  estado: "devuelta",
  correo: "ana@example.com",
  user_id: null,
  asignada_at: "2026-05-04T10:00:00+00:00",
  negocio: null,
  pagos: [
    {
      id: "900",
      estado: "refunded",
      detalle: "refunded",
      metodo: "credit_card",
      monto_centavos: 30000,
      devuelto_centavos: 30000,
      problema: "devuelto",
      aprobado_at: "2026-05-01T10:02:00+00:00",
      vence_at: null,
      proveedor_at: "2026-05-09T10:00:00+00:00",
      created_at: "2026-05-01T10:03:00+00:00",
    },
  ],
  eventos: [
    { tema: "payment", recurso: "900", resultado: "granted", created_at: "2026-05-01T10:02:30+00:00" },
    { tema: "chargeback", recurso: "77", resultado: null, created_at: "2026-05-10T10:00:00+00:00" },
  ],
  periodos: [{ plan: "pro", inicia_at: "2026-05-04T10:00:00+00:00", termina_at: "2026-06-04T10:00:00+00:00" }],
  correos: [{ tipo: "recibo", estado: "enviado", created_at: "2026-05-01T10:03:00+00:00", terminado_at: null }],
  facturas: [
    {
      pago_id: "900",
      estado: "enviada",
      created_at: "2026-05-02T10:00:00+00:00",
      decidida_at: "2026-05-03T10:00:00+00:00",
    },
  ],
};

it("tells all of an order in the order of time, and names nobody", () => {
  const order = toAdminOrder(DOCUMENT);
  const told = order ? orderTimeline(order).map(({ text }) => text) : [];
  expect(told).toEqual([
    "Se hizo la orden: Profesional, $300 MXN.",
    "El proveedor aprobó el pago 900.",
    "Notificación de pago 900: dio el mes.",
    "Supimos del pago 900.",
    "Correo: recibo, enviado.",
    "Se pidió factura del pago 900.",
    "La factura se marcó como enviada.",
    "El mes se puso en un negocio.",
    "Empieza el mes de Profesional.",
    "Pago 900, lo último que dice el proveedor: El dinero se devolvió, todo o una parte.",
    "Notificación de contracargo 77: sin atender.",
    "Termina el mes de Profesional.",
  ]);
  expect(told.join()).not.toContain("@");
});
