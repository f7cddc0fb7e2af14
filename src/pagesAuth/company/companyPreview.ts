import { maskName } from '@rules/personName';
import type { CompanyFields, CompanyInfo } from '@contract/company';
import { maskMobile } from '@/lib/mobile';

/** The names of what a form holds by code or id. */
interface Names {
  regionNames: readonly string[];
  varietyNames: readonly string[];
}

/** A company as somebody from outside, not logged in, would see it with these fields. */
export function publicPreviewOf(company: CompanyInfo, fields: CompanyFields, names: Names): CompanyInfo {
  const { regionCode, varietyIds, contactMobile, ...rest } = fields;
  // A video of today is seen by others once it was looked at.
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
