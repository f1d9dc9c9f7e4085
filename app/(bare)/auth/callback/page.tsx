import "../../../private.css";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { connection } from "next/server";
import { Callback } from "@/components/account/callback";
import { MAIN_CONTENT_ID } from "@/components/layout/skip-link";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import { pathAfterSignIn, safeReturnPath } from "@/lib/auth/return-path";
import { getViewer } from "@/lib/auth/server/viewer";
import { textOf } from "@/lib/text/text-of";
import { continueByCode, finishByCode } from "./actions";

export const metadata: Metadata = {
  title: AUTH_MESSAGES.processing,
  robots: { index: false, follow: false },
};

/** The end of a link that the project itself has verified: without header and footer, since nobody stays here. */
export default async function CallbackPage({ searchParams }: PageProps<"/auth/callback">) {
  await connection();
  const query = await searchParams;
  const path = safeReturnPath(query.redirect, "");
  const hasFailed = textOf(query.error) !== "" || textOf(query.error_code) !== "";
  const viewer = hasFailed ? null : await getViewer();
  if (viewer && path) redirect(pathAfterSignIn(path, viewer.isAdmin));
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="grid flex-1 place-items-center px-5 py-12 outline-none">
      <Callback
        code={textOf(query.code)}
        path={path}
        hasFailed={hasFailed}
        isSignedIn={viewer !== null}
        finishByCode={finishByCode}
        continueByCode={continueByCode}
      />
    </main>
  );
}
