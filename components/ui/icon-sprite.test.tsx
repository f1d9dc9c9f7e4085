import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { outlines, shapes } from "./icon-outlines";

/** An icon of the file: on a grid of 24 x 24. */
const Drawing = ({ name, children }: { name: string; children: ReactNode }) => (
  <symbol id={name} viewBox="0 0 24 24">
    {children}
  </symbol>
);

/** All icons in one file. Brand marks are filled, whatever the lines around them are. */
const Sprite = () => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: a file that pages take single drawings from
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
    {Object.entries(outlines).map(([name, lines]) => (
      <Drawing key={name} name={name}>
        {lines.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
      </Drawing>
    ))}
    {Object.entries(shapes).map(([name, path]) => (
      <Drawing key={name} name={name}>
        <path d={path} fill="currentColor" stroke="none" />
      </Drawing>
    ))}
  </svg>
);

// `vitest -u` writes it anew.
it("the file of icons holds those of the table", async () => {
  await expect(`${renderToStaticMarkup(<Sprite />)}\n`).toMatchFileSnapshot("./icons.svg");
});
