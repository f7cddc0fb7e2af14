interface Filled {
  type: unknown;
  regionCode: string | null;
  address: string;
  varietyIds: readonly unknown[];
  volumeBand: unknown;
  employeesBand: unknown;
  intro: string;
  logoUrl: string | null;
  coverUrls: readonly unknown[];
  certificates: readonly unknown[];
  contactName: string;
  contactMobile: string;
  landline: string;
}

const parts = {
  type: ({ type }: Filled) => type !== null,
  address: ({ regionCode, address }: Filled) => regionCode !== null && address !== '',
  varieties: ({ varietyIds }: Filled) => varietyIds.length > 0,
  volumeBand: ({ volumeBand }: Filled) => volumeBand !== null,
  employeesBand: ({ employeesBand }: Filled) => employeesBand !== null,
  intro: ({ intro }: Filled) => intro.trim() !== '',
  logo: ({ logoUrl }: Filled) => logoUrl !== null,
  covers: ({ coverUrls }: Filled) => coverUrls.length > 0,
  certificates: ({ certificates }: Filled) => certificates.length > 0,
  contact: ({ contactName, contactMobile, landline }: Filled) =>
    contactName !== '' && (contactMobile !== '' || landline !== '')
};

/** A part of a company's page that somebody may fill in. */
export type CompanyPart = keyof typeof parts;

/** How much of a company's page is filled in, in per cent, and what is missing. Every part weighs the same. */
export function companyCompletion(fields: Filled): { percent: number; missing: CompanyPart[] } {
  const all = Object.keys(parts) as CompanyPart[];
  const missing = all.filter((part) => !parts[part](fields));
  return { percent: Math.round(((all.length - missing.length) * 100) / all.length), missing };
}
