import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/radix/dropdown-menu";
import { DAY_NAMES } from "@/lib/businesses/hours/describe-hours";
import { WEEKDAYS, type Weekday } from "@/lib/clock";

export const WORKDAYS = WEEKDAYS.slice(0, 5);
const WEEKEND = WEEKDAYS.slice(5);

type CopyDayProps = { day: Weekday; onCopy: (days: readonly Weekday[]) => void };

export function CopyDay({ day, onCopy }: CopyDayProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`Copiar ${DAY_NAMES[day]} a otros días`}
        className={buttonVariants({ variant: "ghost", size: "icon" })}
      >
        <Icon name="copy" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => onCopy(WORKDAYS)}>Copiar a L-V</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onCopy(WEEKEND)}>Copiar a sáb y dom</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onCopy(WEEKDAYS)}>Copiar a todos</DropdownMenuItem>
        {WEEKDAYS.filter((other) => other !== day).map((other) => (
          <DropdownMenuItem key={other} onSelect={() => onCopy([other])}>
            {`Copiar a ${DAY_NAMES[other]}`}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
