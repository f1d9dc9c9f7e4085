"use client";

import type { ComponentProps, ReactNode } from "react";

type PictureInputProps = Omit<ComponentProps<"input">, "type" | "onChange"> & {
  label: ReactNode;
  /** Scripts take the files from here; without them the form around it sends them. */
  onFiles: (files: readonly File[]) => void;
};

/** Chooses pictures. Whatever a phone calls one can be chosen: what it keeps as HEIC is redrawn, or refused in words. */
export function PictureInput({ label, onFiles, ...input }: PictureInputProps) {
  return (
    <label className="grid gap-1.5">
      <span className="font-semibold text-sm">{label}</span>
      <input
        type="file"
        accept="image/*"
        className="min-h-12 w-full min-w-0 cursor-pointer rounded-field border border-field border-dashed bg-white p-2 text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-field file:border-0 file:bg-sand file:px-4 file:font-semibold file:text-ink"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
        {...input}
      />
    </label>
  );
}
