import type { CompanyFields, CompanyInfo } from '@contract/company';
import { maskName } from '@rules/personName';
import { maskMobile } from '@/lib/mobile';

/** Names of the region and varieties that the form holds by code or id. */
interface Names {
  regionNames: readonly string[];
  varietyNames: readonly string[];
}

/** Returns the company as a visitor would see it with these fields. */
export function publicPreviewOf(company: CompanyInfo, fields: CompanyFields, names: Names): CompanyInfo {
  const { regionCode, varietyIds, contactMobile, ...rest } = fields;
  // A new video becomes public only after its review.
  const videoState = fields.videoUrl === company.videoUrl ? company.videoState : 'waiting';
  return {
    ...company,
    ...rest,
    region: regionCode === null ? null : { code: regionCode, names: [...names.regionNames] },
    varieties: varietyIds.map((id, index) => ({ id, name: names.varietyNames[index] ?? '' })),
    contactMobile: contactMobile === '' ? '' : maskMobile(contactMobile),
    isContactMasked: contactMobile !== '',
    legalPerson: company.legalPerson === '' ? '' : maskName(company.legalPerson),
    videoState: fields.videoUrl === null ? null : videoState,
    myRole: null
  };
}
