"use client";

import { LoadError } from "@/components/feedback/load-error";

export default function PublicError({ retry }: { retry: () => void }) {
  return <LoadError title="No pudimos cargar esta página." retry={retry} />;
}
