import type { CompanyInfo } from '@contract/company';
import type { VideoState } from '@contract/upload';
import type { VerificationKind } from '@contract/user';
import { maskName } from '@rules/personName';
import type { Member } from '../../http/ports';
import { regionOf } from '../region/region.service';
import { maskMobile } from '../user/maskMobile';
import type { CompanyRow } from './company.repository';

interface CompanyContext {
  viewer: Member | null;
  role: CompanyInfo['myRole'];
  memberCount: number;
  supplyCount: number;
  verifications: VerificationKind[];
  /** Null without a video, or when it was deleted with its uploader's account. */
  videoState: VideoState | null;
  /** Names of varieties by their ids. */
  varietyNames: Map<string, string>;
}

/** Presents a company to a viewer. For viewers from outside, names and mobile number are masked by the company's rule. */
export function presentCompany(row: CompanyRow, context: CompanyContext): CompanyInfo {
  const { viewer, role, varietyNames, videoState } = context;
  const isMember = role !== null;
  const isVideoVisible = videoState === 'shown' || (isMember && videoState !== null);
  const isContactVisible = isMember || (viewer !== null && (row.contact_for === 'member' || viewer.isVerified));
  return {
    id: row.id,
    name: row.name,
    shortName: row.short_name,
    uscc: row.uscc,
    type: row.type,
    legalPerson: isMember || row.legal_person === '' ? row.legal_person : maskName(row.legal_person),
    establishedOn: row.established_on,
    registeredCapital: row.registered_capital,
    registeredAddress: row.registered_address,
    scope: row.scope,
    region: row.region_code === null ? null : regionOf(row.region_code),
    address: row.address,
    position:
      row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
    varieties: row.variety_ids.flatMap((id) => {
      const name = varietyNames.get(id);
      return name === undefined ? [] : [{ id, name }];
    }),
    volumeBand: row.volume_band,
    employeesBand: row.employees_band,
    intro: row.intro,
    logoUrl: row.logo_url,
    coverUrls: row.cover_urls,
    videoUrl: isVideoVisible ? row.video_url : null,
    videoState: isVideoVisible ? videoState : null,
    certificates: row.certificates,
    contactName: isContactVisible || row.contact_name === '' ? row.contact_name : maskName(row.contact_name),
    contactMobile: isContactVisible || row.contact_mobile === '' ? row.contact_mobile : maskMobile(row.contact_mobile),
    contactFor: row.contact_for,
    isContactMasked: !isContactVisible && row.contact_mobile !== '',
    landline: row.landline,
    email: row.email,
    website: row.website,
    boothNo: row.booth_no,
    verifications: context.verifications,
    memberCount: context.memberCount,
    supplyCount: context.supplyCount,
    myRole: role
  };
}
