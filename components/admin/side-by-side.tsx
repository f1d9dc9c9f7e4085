import type { ReactNode } from "react";

export type ComparedLine = readonly [label: string, here: ReactNode, there: ReactNode];

export function SideBySide({ name, lines }: { name: string; lines: readonly ComparedLine[] }) {
  return (
    <table className="w-full table-fixed text-left text-sm">
      <caption className="sr-only">Comparación con {name}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-20 font-normal text-ink-soft">
            <span className="sr-only">Dato</span>
          </th>
          <th scope="col">Este</th>
          <th scope="col">El otro</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line align-top">
        {lines.map(([label, here, there]) => (
          <tr key={label}>
            <th scope="row" className="py-1 font-normal text-ink-soft">
              {label}
            </th>
            <td className="py-1 pr-2 wrap-anywhere">{here || "—"}</td>
            <td className="py-1 wrap-anywhere">{there || "—"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
