/** Whom a tax regime or a use is for: a company (persona moral, RFC of 12), or a person (persona física, RFC of 13). */
export type Taxpayer = "company" | "person";

type Regime = { name: string; for: readonly Taxpayer[] };

const COMPANY = ["company"] as const;
const PERSON = ["person"] as const;
const BOTH = ["company", "person"] as const;

/** SAT, catalogue c_RegimenFiscal of CFDI 4.0: those in force. */
export const REGIMES = {
  "601": { name: "General de Ley Personas Morales", for: COMPANY },
  "603": { name: "Personas Morales con Fines no Lucrativos", for: COMPANY },
  "605": { name: "Sueldos y Salarios e Ingresos Asimilados a Salarios", for: PERSON },
  "606": { name: "Arrendamiento", for: PERSON },
  "607": { name: "Régimen de Enajenación o Adquisición de Bienes", for: PERSON },
  "608": { name: "Demás ingresos", for: PERSON },
  "610": { name: "Residentes en el Extranjero sin Establecimiento Permanente en México", for: BOTH },
  "611": { name: "Ingresos por Dividendos (socios y accionistas)", for: PERSON },
  "612": { name: "Personas Físicas con Actividades Empresariales y Profesionales", for: PERSON },
  "614": { name: "Ingresos por intereses", for: PERSON },
  "615": { name: "Régimen de los ingresos por obtención de premios", for: PERSON },
  "616": { name: "Sin obligaciones fiscales", for: PERSON },
  "620": { name: "Sociedades Cooperativas de Producción que optan por diferir sus ingresos", for: COMPANY },
  "621": { name: "Incorporación Fiscal", for: PERSON },
  "622": { name: "Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras", for: COMPANY },
  "623": { name: "Opcional para Grupos de Sociedades", for: COMPANY },
  "624": { name: "Coordinados", for: COMPANY },
  "625": {
    name: "Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas",
    for: PERSON,
  },
  "626": { name: "Régimen Simplificado de Confianza", for: BOTH },
} as const satisfies Readonly<Record<string, Regime>>;

export type RegimeCode = keyof typeof REGIMES;

type Usage = { name: string; regimes: readonly RegimeCode[] };

/** Regimes with expenses and investments: of who runs a business. */
const BUSINESS = ["601", "603", "606", "612", "620", "621", "622", "623", "624", "625", "626"] as const;
/** Regimes in which private spending is deducted. */
const PRIVATE = ["605", "606", "607", "608", "611", "612", "614", "615", "625"] as const;
const ALL = Object.keys(REGIMES) as RegimeCode[];

/** SAT, catalogue c_UsoCFDI of CFDI 4.0, with regimes; without CP01 and CN01, which a sale cannot have. */
export const USAGES = {
  G03: { name: "Gastos en general", regimes: BUSINESS },
  S01: { name: "Sin efectos fiscales", regimes: ALL },
  G01: { name: "Adquisición de mercancías", regimes: BUSINESS },
  G02: { name: "Devoluciones, descuentos o bonificaciones", regimes: [...BUSINESS, "616"] },
  I01: { name: "Construcciones", regimes: BUSINESS },
  I02: { name: "Mobiliario y equipo de oficina por inversiones", regimes: BUSINESS },
  I03: { name: "Equipo de transporte", regimes: BUSINESS },
  I04: { name: "Equipo de cómputo y accesorios", regimes: BUSINESS },
  I05: { name: "Dados, troqueles, moldes, matrices y herramental", regimes: BUSINESS },
  I06: { name: "Comunicaciones telefónicas", regimes: BUSINESS },
  I07: { name: "Comunicaciones satelitales", regimes: BUSINESS },
  I08: { name: "Otra maquinaria y equipo", regimes: BUSINESS },
  D01: { name: "Honorarios médicos, dentales y gastos hospitalarios", regimes: PRIVATE },
  D02: { name: "Gastos médicos por incapacidad o discapacidad", regimes: PRIVATE },
  D03: { name: "Gastos funerales", regimes: PRIVATE },
  D04: { name: "Donativos", regimes: PRIVATE },
  D05: {
    name: "Intereses reales efectivamente pagados por créditos hipotecarios (casa habitación)",
    regimes: PRIVATE,
  },
  D06: { name: "Aportaciones voluntarias al SAR", regimes: PRIVATE },
  D07: { name: "Primas por seguros de gastos médicos", regimes: PRIVATE },
  D08: { name: "Gastos de transportación escolar obligatoria", regimes: PRIVATE },
  D09: {
    name: "Depósitos en cuentas para el ahorro, primas que tengan como base planes de pensiones",
    regimes: PRIVATE,
  },
  D10: { name: "Pagos por servicios educativos (colegiaturas)", regimes: PRIVATE },
} as const satisfies Readonly<Record<string, Usage>>;

export type UsageCode = keyof typeof USAGES;

export const isRegime = (code: string): code is RegimeCode => Object.hasOwn(REGIMES, code);
export const isUsage = (code: string): code is UsageCode => Object.hasOwn(USAGES, code);

export const regimeSuits = (regime: RegimeCode, taxpayer: Taxpayer): boolean =>
  REGIMES[regime].for.some((each) => each === taxpayer);

export const usageSuits = (usage: UsageCode, regime: RegimeCode): boolean =>
  USAGES[usage].regimes.some((each) => each === regime);

export const regimeName = (code: string): string => (isRegime(code) ? `${code} ${REGIMES[code].name}` : code);

export const usageName = (code: string): string => (isUsage(code) ? `${code} ${USAGES[code].name}` : code);

/** SAT, catalogue c_FormaPago, by the provider's word for how somebody paid. */
const PAYMENT_FORMS: Readonly<Record<string, string>> = {
  credit_card: "04 Tarjeta de crédito",
  debit_card: "28 Tarjeta de débito",
  prepaid_card: "28 Tarjeta de débito",
  ticket: "01 Efectivo",
  atm: "01 Efectivo",
  bank_transfer: "03 Transferencia electrónica de fondos",
  account_money: "05 Monedero electrónico",
  digital_wallet: "05 Monedero electrónico",
};

/** "04 Tarjeta de crédito"; "99 Por definir" for what the provider calls otherwise. */
export const paymentForm = (method: string | null): string => PAYMENT_FORMS[method ?? ""] ?? "99 Por definir";
