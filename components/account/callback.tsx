"use client";

import { useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import { POST_LOGIN_KEY } from "@/lib/auth/model";
import { readPersonal, writePersonal } from "@/lib/auth/personal-storage";
import { routes } from "@/lib/routes";

type Finish = (form: FormData) => Promise<string | null>;

type CallbackProps = {
  code: string;
  /** The path that was asked for; "" for none. */
  path: string;
  hasFailed: boolean;
  /** There is a session already: only where to go on to is to be found. */
  isSignedIn: boolean;
  finishByCode: Finish;
  continueByCode: (form: FormData) => Promise<void>;
};

const TRIES = 3;
const RETRY_BASE_MS = 700;
const LEAVE_AFTER_MS = 2500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function takeStoredPath(): string {
  const path = readPersonal(POST_LOGIN_KEY) ?? "";
  writePersonal(POST_LOGIN_KEY, "");
  return path;
}

const toForm = (values: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

export function Callback({ code, path, hasFailed, isSignedIn, ...actions }: CallbackProps) {
  const { finishByCode, continueByCode } = actions;
  const [message, setMessage] = useState<string>(AUTH_MESSAGES.processing);

  useEffect(() => {
    const hash = new URLSearchParams(window.location.hash.slice(1));
    const redirect = path || hash.get("redirect") || takeStoredPath();
    // A session in the address is not taken: anybody can write one. It must not stay in the browser's history either.
    if (window.location.hash) window.history.replaceState(null, "", window.location.pathname + window.location.search);
    let isGone = false;

    async function exchange(): Promise<string | null> {
      if ((code === "" && !isSignedIn) || hasFailed) return null;
      for (let attempt = 0; attempt < TRIES && !isGone; attempt++) {
        if (attempt > 0) await wait(RETRY_BASE_MS * 2 ** (attempt - 1));
        const target = await finishByCode(toForm({ code, redirect })).catch(() => null);
        if (target) return target;
        setMessage(AUTH_MESSAGES.confirming);
      }
      return null;
    }

    async function finish() {
      const target = await exchange();
      if (isGone) return;
      if (target) return window.location.replace(target);
      setMessage(AUTH_MESSAGES.callbackFailed);
      await wait(LEAVE_AFTER_MS);
      if (!isGone) window.location.replace(routes.login({ redirect }));
    }

    void finish();
    return () => {
      isGone = true;
    };
  }, [code, path, hasFailed, isSignedIn, finishByCode]);

  return (
    <div className="text-center">
      <h1 role="status" className="text-xl">
        {message}
      </h1>
      <noscript>
        <form action={continueByCode} className="mt-6">
          <input type="hidden" name="code" value={code} />
          <input type="hidden" name="redirect" value={path} />
          <button type="submit" className={buttonVariants()}>
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
