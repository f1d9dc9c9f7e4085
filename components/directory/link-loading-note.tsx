"use client";

import { useLinkStatus } from "next/link";
import { LoadingNote } from "./loading-note";

/** Inside a link: says that what it leads to is being loaded. */
export function LinkLoadingNote() {
  return <LoadingNote isLoading={useLinkStatus().pending} />;
}
