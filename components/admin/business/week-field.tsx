"use client";

import { useState } from "react";
import { WeekFields } from "@/components/owner/hours/week-fields";
import { type WeekDraft, weekDraftOf } from "@/components/owner/hours/week-state";
import { useFormContext } from "@/components/ui/form/form";

export function WeekField() {
  const { values } = useFormContext();
  const week = weekDraftOf(values);
  return (
    <details>
      <summary className="tap-target cursor-pointer text-link">Horario por día</summary>
      <Week key={JSON.stringify(week)} first={week} />
    </details>
  );
}

function Week({ first }: { first: WeekDraft }) {
  const [week, setWeek] = useState(first);
  return (
    <div className="mt-3">
      <WeekFields week={week} onChange={setWeek} />
    </div>
  );
}
