"use client";

import { LoadError } from "@/components/feedback/load-error";
import { MESSAGES } from "@/lib/messages";

export default function ListError({ retry }: { retry: () => void }) {
  return <LoadError title={MESSAGES.listFailed} retry={retry} />;
}
