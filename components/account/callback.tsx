"use client";

import { unstable_rethrow } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { plainButtonVariants } from "@/components/ui/button-variants";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import { POST_LOGIN_KEY } from "@/lib/auth/model";
import { routes } from "@/lib/routes";

type Finish = (form: FormData) => Promise<void>;

type CallbackProps = {
  code: string;
  /** The path that was asked for; "" for none. */
  path: string;
  /** The project says that the link was no good. */
  hasFailed: boolean;
  finishByCode: Finish;
  finishByTokens: Finish;
};

const TRIES = 3;
const RETRY_BASE_MS = 700;
const LEAVE_AFTER_MS = 2500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function storedPath(): string {
  try {
    const path = localStorage.getItem(POST_LOGIN_KEY) ?? "";
    localStorage.removeItem(POST_LOGIN_KEY);
    return path;
  } catch {
    return "";
  }
}

const toForm = (values: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

/** Finishes a sign-in by what the address holds, and says what it is at. */
export function Callback({ code, path, hasFailed, finishByCode, finishByTokens }: CallbackProps) {
  const [message, setMessage] = useState<string>(AUTH_MESSAGES.processing);
  const [, startFinishing] = useTransition();

  useEffect(() => {
    const hash = new URLSearchParams(window.location.hash.slice(1));
    const redirect = path || hash.get("redirect") || storedPath();
    // Tokens must not stay in the address, nor get into the browser's history.
    if (window.location.hash) window.history.replaceState(null, "", window.location.pathname + window.location.search);
    const tokens = { access_token: hash.get("access_token") ?? "", refresh_token: hash.get("refresh_token") ?? "" };
    let isGone = false;

    async function finish() {
      for (let attempt = 0; attempt < TRIES && code && !hasFailed && !isGone; attempt++) {
        if (attempt > 0) await wait(RETRY_BASE_MS * 2 ** (attempt - 1));
        // It returns when it has not worked; otherwise the browser is already on its way.
        await finishByCode(toForm({ code, redirect }));
        setMessage(AUTH_MESSAGES.confirming);
      }
      if (tokens.access_token && tokens.refresh_token && !isGone) await finishByTokens(toForm({ ...tokens, redirect }));
      if (isGone) return;
      setMessage(AUTH_MESSAGES.callbackFailed);
      await wait(LEAVE_AFTER_MS);
      if (!isGone) window.location.assign(routes.login({ redirect }));
    }

    startFinishing(async () => {
      try {
        await finish();
      } catch (error) {
        unstable_rethrow(error);
        setMessage(AUTH_MESSAGES.callbackFailed);
        window.location.assign(routes.login({ redirect }));
      }
    });
    return () => {
      isGone = true;
    };
  }, [code, path, hasFailed, finishByCode, finishByTokens]);

  return (
    <div className="text-center">
      <h1 role="status" className="text-xl">
        {message}
      </h1>
      <noscript>
        <form action={finishByCode} className="mt-6">
          <input type="hidden" name="code" value={code} />
          <input type="hidden" name="redirect" value={path} />
          <button type="submit" className={plainButtonVariants()}>
            Continuar
          </button>
        </form>
      </noscript>
      <p className="mt-6">
        <a href={routes.login({ redirect: path })} className="text-link inline-flex min-h-11 items-center">
          Ir al inicio de sesión
        </a>
      </p>
    </div>
  );
}
