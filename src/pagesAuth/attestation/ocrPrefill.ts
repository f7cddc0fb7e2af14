import type { IdCardSide, LicenceText } from '@contract/ocr';
import type { Region } from '@contract/region';
import { MAX_ADDRESS } from '@rules/verification';
import { getRegions } from '@/api/region';
import { readIdCard, readLicence } from '../api/verification';
import { findRegionInText } from '../components/region/findRegionInText';
import type { CompanyFormValues } from './companyForm';
import type { PersonFormValues } from './personForm';

/** Minimum length of a street that the form accepts. */
const MIN_STREET_LENGTH = 5;

/**
 * Returns the values recognised on a side of an identity card, in groups of related fields; null when OCR is
 * unavailable.
 */
export async function prefillFromIdCard(side: IdCardSide, image: string): Promise<Partial<PersonFormValues>[] | null> {
  const text = await readIdCard(image, side);
  if (text === null) return null;
  const { realName, idNumber } = text;
  const fieldGroups: Partial<PersonFormValues>[] = [];
  if (realName !== null) fieldGroups.push({ realName });
  // A previously submitted number counts as filled in: the recognised one does not replace it.
  if (idNumber !== null) fieldGroups.push({ idNumber, keepsNumber: false });
  return [...fieldGroups, ...validityOf(text)];
}

/** Returns the validity of a document; empty when it was not recognised. */
function validityOf({ validUntil, isLongTerm }: Pick<LicenceText, 'validUntil' | 'isLongTerm'>) {
  if (isLongTerm) return [{ isLongTerm, validUntil: '' }];
  return validUntil === null ? [] : [{ validUntil, isLongTerm }];
}

/** Returns the values recognised on a licence, in groups of related fields; null when OCR is unavailable. */
export async function prefillFromLicence(image: string): Promise<Partial<CompanyFormValues>[] | null> {
  const text = await readLicence(image);
  if (text === null) return null;
  // Without the regions the address is filled in complete.
  return licenceFieldGroups(text, text.address === null ? [] : await getRegions().catch(() => []));
}

/**
 * Returns the form values of a licence, in groups of related fields. The region is removed from the address when it
 * names a district.
 */
export function licenceFieldGroups(text: LicenceText, regions: readonly Region[]): Partial<CompanyFormValues>[] {
  const { name, uscc, legalPerson, address, establishedOn } = text;
  const fieldGroups: Partial<CompanyFormValues>[] = [];
  if (name !== null) fieldGroups.push({ name });
  if (uscc !== null) fieldGroups.push({ uscc });
  if (legalPerson !== null) fieldGroups.push({ legalPerson });
  if (address !== null) {
    const region = findRegionInText(address, regions);
    if (region?.isExact) fieldGroups.push({ regionCode: region.code, regionNames: region.names });
    const street = region?.isExact ? address.slice(region.end).trim() : address;
    fieldGroups.push({ address: (street.length >= MIN_STREET_LENGTH ? street : address).slice(0, MAX_ADDRESS) });
  }
  if (establishedOn !== null) fieldGroups.push({ establishedOn });
  return [...fieldGroups, ...validityOf(text)];
}
