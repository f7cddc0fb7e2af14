import type { IdCardSide, LicenceText } from '@contract/ocr';
import type { Region } from '@contract/region';
import { MAX_ADDRESS } from '@rules/verification';
import { getRegions } from '@/api/region';
import { findRegionInText } from '../components/region/findRegionInText';
import { readIdCard, readLicence } from '../api/verification';
import type { CompanyFormValues } from './companyForm';
import type { PersonFormValues } from './personForm';

/** Shorter than this is no street that the form takes. */
const MIN_STREET_LENGTH = 5;

/** What a side of an identity card says, in parts of the form; null when nobody can read it. */
export async function prefillFromIdCard(side: IdCardSide, image: string): Promise<Partial<PersonFormValues>[] | null> {
  const text = await readIdCard(image, side);
  if (text === null) return null;
  const { realName, idNumber } = text;
  const fieldGroups: Partial<PersonFormValues>[] = [];
  if (realName !== null) fieldGroups.push({ realName });
  // A number that was sent before stands: it is no empty field.
  if (idNumber !== null) fieldGroups.push({ idNumber, keepsNumber: false });
  return [...fieldGroups, ...validityOf(text)];
}

/** Until when a paper counts; nothing where it does not say so. */
function validityOf({ validUntil, isLongTerm }: Pick<LicenceText, 'validUntil' | 'isLongTerm'>) {
  if (isLongTerm) return [{ isLongTerm, validUntil: '' }];
  return validUntil === null ? [] : [{ validUntil, isLongTerm }];
}

/** What a licence says, in parts of the form; null when nobody can read it. */
export async function prefillFromLicence(image: string): Promise<Partial<CompanyFormValues>[] | null> {
  const text = await readLicence(image);
  if (text === null) return null;
  // Without the regions the address stands whole.
  return licenceFieldGroups(text, text.address === null ? [] : await getRegions().catch(() => []));
}

/** The parts of the form that a licence fills; the region is taken out of the address when it names a district. */
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
