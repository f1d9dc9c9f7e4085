export const VERIFYING = "Verificando pago…";

export function VerifyingNote() {
  return (
    <p role="status" className="mt-3 text-ink-soft">
      Estamos preguntando al proveedor de pagos. Tarda unos segundos: no cierres esta página.
    </p>
  );
}
