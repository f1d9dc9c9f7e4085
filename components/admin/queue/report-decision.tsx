import type { ReactNode } from "react";
import type { FormAction } from "@/lib/forms/form-state";
import type { ReportedBusiness } from "@/lib/reports/mapper";
import { allReports } from "../requests/report-answers";
import { SettleButton } from "../requests/settle-button";
import { DecisionHead } from "./decision-head";

type ReportDecisionProps = {
  business: ReportedBusiness;
  title: ReactNode;
  places: Readonly<Record<string, string>>;
  settle: FormAction;
};

export function ReportDecision({ business, title, places, settle }: ReportDecisionProps) {
  const fields = { ...places, ...allReports(business) };
  return (
    <DecisionHead title={title}>
      <SettleButton
        label="Descartar"
        of={business.name}
        settle={settle}
        fields={{ ...fields, decision: "descartar" }}
      />
      <SettleButton
        label="Atendido"
        of={business.name}
        settle={settle}
        fields={{ ...fields, decision: "atender" }}
        shortcut="a"
      />
    </DecisionHead>
  );
}
