"use client";

import { type ChangeEvent, type ComponentProps, type ReactNode, useRef } from "react";
import { cn } from "@/lib/cn";
import { buttonVariants } from "../button";

type PictureTileProps = Omit<ComponentProps<"input">, "ref" | "type" | "capture" | "onChange"> & {
  label: string;
  onFiles: (files: readonly File[]) => void;
  /** The form sends what was chosen; otherwise scripts have taken it, and the same file can be chosen again. */
  keepsFiles?: boolean;
  /** Offers a telephone's camera beside the tile: an input that opens it at once would hide the album. */
  hasCamera?: boolean;
  children?: ReactNode;
};

/** Files chosen by their frame; an unseen input takes taps, keys and drops. HEIC is redrawn, or refused in words. */
export function PictureTile(props: PictureTileProps) {
  const { label, onFiles, keepsFiles = false, hasCamera = false, className, style, children, ...input } = props;
  const chooser = useRef<HTMLInputElement>(null);

  function take({ currentTarget: camera }: ChangeEvent<HTMLInputElement>) {
    if (!chooser.current || !camera.files?.length) return;
    chooser.current.files = camera.files;
    chooser.current.dispatchEvent(new Event("change", { bubbles: true }));
    camera.value = "";
  }

  return (
    <div className="flex flex-wrap gap-2">
      <label
        className={cn(
          "relative grid min-w-0 flex-1 content-start cursor-pointer rounded-field has-focus-visible:outline-3 has-focus-visible:outline-action-strong has-focus-visible:outline-offset-2",
          children ? "basis-full" : "basis-40",
        )}
      >
        <span
          style={style}
          className={cn(
            "relative grid min-h-12 overflow-clip rounded-field",
            !children && "place-items-center border border-field border-dashed bg-card px-4 hover:bg-sand",
            className,
          )}
        >
          {children}
          <span
            className={cn(
              "font-semibold text-sm",
              children ? "absolute right-2 bottom-2 rounded-field bg-ink px-2.5 py-1.5 text-paper" : "text-center",
            )}
          >
            {!children && <span aria-hidden="true">+ </span>}
            {label}
          </span>
        </span>
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            if (!keepsFiles) currentTarget.value = "";
          }}
          className="absolute inset-0 size-full cursor-pointer text-[0] opacity-0 noscript:static noscript:h-12 noscript:p-2 noscript:text-sm noscript:opacity-100"
          {...input}
        />
      </label>
      {hasCamera && (
        <label
          className={buttonVariants({
            variant: "outline",
            className:
              "relative hidden px-4 text-sm has-focus-visible:outline-3 has-focus-visible:outline-action-strong has-focus-visible:outline-offset-2 scripted:pointer-coarse:inline-flex",
          })}
        >
          Tomar foto
          <input
            type="file"
            accept="image/*"
            capture="environment"
            onChange={take}
            className="absolute inset-0 size-full cursor-pointer text-[0] opacity-0"
          />
        </label>
      )}
    </div>
  );
}
