import { describe, expect, it } from "vitest";
import {
  DECISION_NAMES,
  decided,
  decisionsFor,
  doneDetail,
  doneText,
  isDone,
  named,
  type ReviewState,
} from "./decision";

const PENDING: ReviewState = { status: "pendiente", isDeleted: false, isFeatured: false };

describe.each(DECISION_NAMES)("%s", (decision) => {
  it("is done once, and leaves the rest", () => {
    const start: ReviewState = {
      status: "pendiente",
      isDeleted: decision === "restaurar",
      isFeatured: decision === "no_destacar",
    };
    expect(isDone(start, decision)).toBe(false);
    const after = decided(start, decision);
    expect(isDone(after, decision)).toBe(true);
    const changed = Object.keys(after).filter(
      (key) => after[key as keyof ReviewState] !== start[key as keyof ReviewState],
    );
    expect(changed).toHaveLength(1);
  });
});

it("offers what a listing can still become; what is deleted comes back first", () => {
  expect(decisionsFor(PENDING)).toEqual(["aprobar", "rechazar", "destacar", "eliminar"]);
  expect(decisionsFor({ ...PENDING, isFeatured: true })).toContain("no_destacar");
  expect(decisionsFor({ ...PENDING, isDeleted: true })).toEqual(["restaurar"]);
});

it("names one, and counts many", () => {
  expect([doneText("aprobar", 1), doneText("rechazar", 50)]).toEqual(["Aprobado", "50 negocios rechazados"]);
  expect([doneDetail(1, 1, "Flor"), doneDetail(50, 30, "Flor"), doneDetail(50, 50, "Flor")]).toEqual([
    "«Flor»",
    "20 ya estaban así.",
    "",
  ]);
  expect([named(1, "Flor"), named(50, "Flor")]).toEqual(["«Flor»", "50 negocios"]);
});
