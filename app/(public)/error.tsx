"use client";

import { LoadError, type LoadFailure } from "@/components/feedback/load-error";

export default function PublicError({ error, retry }: LoadFailure) {
  return <LoadError title="No pudimos cargar esta página." retry={retry} digest={error.digest} />;
}
