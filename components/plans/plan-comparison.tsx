import { Icon } from "@/components/ui/icon";
import { formatPesos } from "@/lib/format";
import { type ComparisonGroup, type ComparisonValue, PLAN_COMPARISON } from "@/lib/plans/comparison";
import { PLAN_IDS, PLANS } from "@/lib/plans/plans";

// On phones each row is its name, then the three plans below it: no sideways scrolling, no squeezed words.
const rowClasses = "max-md:grid max-md:grid-cols-3";
const cellClasses = "px-2 py-2 text-center md:px-4 md:py-3.5";

export function PlanComparison() {
  return (
    <section aria-labelledby="comparacion" className="page-width section-space">
      <h2 id="comparacion" className="text-xl lg:text-2xl">
        Compara los planes
      </h2>
      <div className="@container mt-6 rounded-card border border-line bg-card">
        {/* With large text three columns are wider than a phone. */}
        <div className="relative @max-[14rem]:overflow-x-auto">
          <table className="w-full @max-[14rem]:min-w-[20rem] border-collapse max-md:block">
            <thead className="max-md:sticky max-md:top-0 max-md:block">
              <tr className={`border-line border-b max-md:rounded-t-card max-md:bg-card ${rowClasses}`}>
                <td className="max-md:hidden" />
                {PLAN_IDS.map((plan) => (
                  <th key={plan} scope="col" className={`${cellClasses} md:w-[21%]`}>
                    <span className="block max-md:text-sm">{PLANS[plan].name}</span>
                    <span className="block font-normal text-ink-soft text-sm">
                      {formatPesos(PLANS[plan].pricePerMonthMxn)} al mes
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            {PLAN_COMPARISON.map((group) => (
              <GroupRows key={group.title} group={group} />
            ))}
          </table>
        </div>
      </div>
    </section>
  );
}

function GroupRows({ group }: { group: ComparisonGroup }) {
  return (
    <tbody className="max-md:block">
      <tr className="max-md:block">
        <th
          scope="rowgroup"
          colSpan={PLAN_IDS.length + 1}
          className="bg-sand px-4 py-2 text-left text-sm max-md:block md:px-5"
        >
          {group.title}
        </th>
      </tr>
      {group.rows.map((row) => (
        <tr key={row.label} className={`border-line border-b last:border-0 ${rowClasses}`}>
          <th
            scope="row"
            className="px-4 text-left font-medium max-md:col-span-3 max-md:pt-3 max-md:font-semibold md:px-5"
          >
            {row.label}
          </th>
          {PLAN_IDS.map((plan) => (
            <td key={plan} className={cellClasses}>
              <Value value={row.values[plan]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Value({ value }: { value: ComparisonValue }) {
  if (typeof value === "string") return value;
  return (
    <span className={value ? "text-open" : "text-ink-soft"}>
      <Icon name={value ? "check" : "minus"} className="inline size-5" />
      <span className="sr-only">{value ? "Sí" : "No"}</span>
    </span>
  );
}
