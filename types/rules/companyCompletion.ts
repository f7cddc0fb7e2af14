interface CompanyProfile {
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

const completionRules = {
  type: ({ type }: CompanyProfile) => type !== null,
  address: ({ regionCode, address }: CompanyProfile) => regionCode !== null && address !== '',
  varieties: ({ varietyIds }: CompanyProfile) => varietyIds.length > 0,
  volumeBand: ({ volumeBand }: CompanyProfile) => volumeBand !== null,
  employeesBand: ({ employeesBand }: CompanyProfile) => employeesBand !== null,
  intro: ({ intro }: CompanyProfile) => intro.trim() !== '',
  logo: ({ logoUrl }: CompanyProfile) => logoUrl !== null,
  covers: ({ coverUrls }: CompanyProfile) => coverUrls.length > 0,
  certificates: ({ certificates }: CompanyProfile) => certificates.length > 0,
  contact: ({ contactName, contactMobile, landline }: CompanyProfile) =>
    contactName !== '' && (contactMobile !== '' || landline !== '')
};

/** A section of a company's page that its owner may fill in. */
export type CompanySection = keyof typeof completionRules;

/**
 * Returns how much of a company's page is filled in, in percent, and the missing sections. All sections have equal
 * weight.
 */
export function companyCompletion(fields: CompanyProfile): { percent: number; missing: CompanySection[] } {
  const all = Object.keys(completionRules) as CompanySection[];
  const missing = all.filter((section) => !completionRules[section](fields));
  return { percent: Math.round(((all.length - missing.length) * 100) / all.length), missing };
}
