"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { ClosedShop } from "./closed-shop";

type NotFoundMessageProps = {
  title: string;
  text: string;
  children?: ReactNode;
};

/** Works without JavaScript. A client component, so that pages carry its words alone. */
export function NotFoundMessage({ title, text, children }: NotFoundMessageProps) {
  return (
    <div className="page-width section-space flex flex-col items-center text-center">
      <ClosedShop />
      <h1 className="mt-6 text-2xl">{title}</h1>
      <p className="mt-2 max-w-narrow text-balance text-ink-soft">{text}</p>
      {children}
      <search className="mt-6 w-full max-w-narrow">
        <form action={routes.directory()} className="flex flex-wrap gap-2 [&>input]:flex-[1_1_8rem]">
          <label htmlFor="buscar" className="sr-only">
            Buscar un negocio
          </label>
          <Input id="buscar" type="search" name="q" required maxLength={120} placeholder="¿Qué negocio buscas?" />
          <Button type="submit">Buscar</Button>
        </form>
      </search>
      <p className="mt-4">
        <Link href={routes.directory()} className="text-link inline-flex min-h-11 items-center">
          Ver todos los negocios
        </Link>
      </p>
    </div>
  );
}
