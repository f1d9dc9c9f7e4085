import type { Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

type Asked = {
  plan: Plan;
  /** The business that the address names; "" for none. */
  asked: string;
  hasBusinesses: boolean;
};

/** The panel's first page, for whoever cannot be shown another one of it: what it says depends on what was asked for. */
export const pathWithoutBusiness = ({ plan, asked, hasBusinesses }: Asked): string =>
  hasBusinesses || plan === "free"
    ? routes.ownerPanel(asked ? "no-es-tuyo" : undefined)
    : routes.ownerPanelWanting(plan);
