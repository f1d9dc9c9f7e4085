import { expect, it } from "vitest";
import { findDraft } from "./draft";
import type { OwnPromotion } from "./model";

const PROMOTION: OwnPromotion = {
  ...{ id: "p1", businessId: "b1", version: "v1", picturePath: "promociones/b1/a.webp" },
  ...{ title: "2x1", description: null, imageUrl: "/a.webp", startsOn: "2026-04-01", endsOn: "2026-04-07" },
};
const PICTURE = { path: "promociones/b1/a.webp", url: "/a.webp" };
const made = { id: "new", today: "2026-05-15" };

it.each([
  [
    { edited: "nueva", repeated: "" },
    { id: "new", version: null, picture: null, title: "" },
  ],
  [
    { edited: "p1", repeated: "" },
    { id: "p1", version: "v1", picture: PICTURE, title: "2x1", startsOn: "2026-04-01", endsOn: "2026-04-07" },
  ],
  [
    { edited: "", repeated: "p1" },
    {
      id: "new",
      version: null,
      title: "2x1",
      startsOn: "2026-05-15",
      endsOn: "2026-05-21",
      picture: PICTURE,
    },
  ],
])("an address that asks for %j opens %j", (asked, draft) => {
  expect(findDraft([PROMOTION], asked, made)).toMatchObject(draft);
});

it.each([
  { edited: "p2", repeated: "" },
  { edited: "", repeated: "p2" },
  { edited: "", repeated: "" },
])("one that asks for %j opens nothing", (asked) => expect(findDraft([PROMOTION], asked, made)).toBeNull());
