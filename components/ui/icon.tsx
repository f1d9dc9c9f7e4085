import {
  Car,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Clock,
  Copy,
  CreditCard,
  Download,
  EllipsisVertical,
  ExternalLink,
  Flag,
  Globe,
  Heart,
  History,
  type IconNode,
  LayoutGrid,
  LifeBuoy,
  List,
  LocateFixed,
  Mail,
  Map as MapIcon,
  MapPin,
  Menu,
  Minus,
  Navigation,
  Pencil,
  Phone,
  Play,
  RotateCcw,
  Search,
  Share,
  Share2,
  SlidersHorizontal,
  SquarePlus,
  Star,
  Store,
  Tag,
  UserRoundPlus,
  Utensils,
  WifiOff,
  X,
  Zap,
} from "lucide";
import { createElement } from "react";
import { siFacebook, siInstagram, siTiktok, siWhatsapp } from "simple-icons";

/** Outlines of Lucide, on a 24 x 24 grid with a 2 px line. */
const outlines = {
  menu: Menu,
  x: X,
  search: Search,
  "map-pin": MapPin,
  phone: Phone,
  copy: Copy,
  clock: Clock,
  history: History,
  star: Star,
  "chevron-right": ChevronRight,
  "chevron-left": ChevronLeft,
  "chevron-down": ChevronDown,
  download: Download,
  store: Store,
  navigation: Navigation,
  play: Play,
  map: MapIcon,
  check: Check,
  globe: Globe,
  "external-link": ExternalLink,
  tag: Tag,
  utensils: Utensils,
  "rotate-ccw": RotateCcw,
  "locate-fixed": LocateFixed,
  car: Car,
  mail: Mail,
  heart: Heart,
  share: Share2,
  flag: Flag,
  "user-plus": UserRoundPlus,
  chart: ChartColumn,
  support: LifeBuoy,
  minus: Minus,
  card: CreditCard,
  "share-ios": Share,
  "square-plus": SquarePlus,
  "wifi-off": WifiOff,
  pencil: Pencil,
  zap: Zap,
  "ellipsis-vertical": EllipsisVertical,
  grid: LayoutGrid,
  list: List,
  filters: SlidersHorizontal,
} satisfies Record<string, IconNode>;

/** Brand marks are filled shapes on the same grid. */
const shapes = {
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  tiktok: siTiktok.path,
  whatsapp: siWhatsapp.path,
};

/** The names of the icons in use. */
export type IconName = keyof typeof outlines | keyof typeof shapes;

type IconProps = {
  name: IconName;
  className?: string;
};

const isShape = (name: IconName): name is keyof typeof shapes => name in shapes;

/**
 * A 20 px picture beside words: always hidden from assistive technology, the words say it.
 * Drawn on the server from Lucide's data; its React components would be hydrated one by one on each card of a list.
 */
export function Icon({ name, className = "size-5 shrink-0" }: IconProps) {
  const frame = { viewBox: "0 0 24 24", className };
  if (isShape(name)) {
    return (
      <svg {...frame} fill="currentColor" aria-hidden="true">
        <path d={shapes[name]} />
      </svg>
    );
  }
  const lines: IconNode = outlines[name];
  return (
    <svg
      {...frame}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {lines.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
    </svg>
  );
}
