import { Icon } from "@/components/ui/icon";
import { SearchCombobox } from "./search-combobox";

const iconClasses = "size-5 shrink-0 text-action-strong";

type SearchFieldProps = { id: string; placeholder: string; defaultValue?: string; className: string };

/** A search field with suggestions and recent searches, for a GET form of the directory. Its icons are drawn here, so that browsers load none. */
export function SearchField(props: SearchFieldProps) {
  const icons = {
    business: <Icon name="store" className={iconClasses} />,
    category: <Icon name="tag" className={iconClasses} />,
    activity: <Icon name="search" className={iconClasses} />,
    recent: <Icon name="history" className={iconClasses} />,
    neighborhood: <Icon name="map-pin" className={iconClasses} />,
  };
  return <SearchCombobox icons={icons} {...props} />;
}
