import { expect, it } from "vitest";
import { cropText, readCrop } from "./read-crop";

it.each([
  { x: 0, y: 0, width: 1, height: 1 },
  { x: 0.25, y: 0.125, width: 0.5, height: 0.28125 },
])("reads what it writes: %j", (crop) => {
  expect(readCrop(cropText(crop))).toEqual(crop);
});

it.each([
  null,
  "",
  "0,0,1",
  "0,0,1,1,1",
  "a,0,1,1",
  "-0.1,0,1,1",
  "0,0,0,1",
  "0,0,1.5,1",
  "1,0,1,1",
  "Infinity,0,1,1",
  new File([], "a"),
])("keeps all of the picture for %j", (text) => {
  expect(readCrop(text)).toBeNull();
});
