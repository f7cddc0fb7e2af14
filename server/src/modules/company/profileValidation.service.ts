import type { CompanyFields } from '@contract/company';
import { invalidCompanyFields } from '@rules/companyFields';
import { normalizeLine, normalizeText } from '@rules/normalizeText';
import type { Db, Tx } from '../../database/schema';
import type { Deps } from '../../deps';
import { moderateTexts } from '../moderation/moderation';
import { listVarietyNames } from '../pricing/variety.service';
import { isDistrict } from '../region/region.service';
import { type PublicImageDeps, unacceptableImages } from '../upload/publicImage.service';
import { isOwnImage } from '../upload/upload.service';
import type { CompanyRow } from './company.repository';

export type ProfileDeps = PublicImageDeps & Pick<Deps, 'textModeration'>;

/** Trims and normalizes the typed fields. */
export function normalizeCompany(fields: CompanyFields): CompanyFields {
  return {
    ...fields,
    shortName: normalizeLine(fields.shortName),
    address: normalizeLine(fields.address),
    intro: normalizeText(fields.intro),
    contactName: normalizeLine(fields.contactName),
    landline: normalizeLine(fields.landline),
    email: normalizeLine(fields.email),
    website: normalizeLine(fields.website),
    certificates: fields.certificates.map((one) => ({
      ...one,
      name: normalizeLine(one.name),
      no: normalizeLine(one.no)
    }))
  };
}

/**
 * Moderates texts (`banned`, `contact`) and pictures (`unfit`), keyed by field path such as `coverUrls.1` or
 * `certificates.0.name`. Must run before the transaction.
 * @throws Error when the moderation provider is not reachable
 */
export async function moderateCompany(
  deps: ProfileDeps,
  editorId: string,
  fields: CompanyFields
): Promise<Record<string, string>> {
  const [texts, pictures] = await Promise.all([
    findTextViolations(deps.textModeration, fields),
    findPictureViolations(deps, editorId, fields)
  ]);
  return { ...texts, ...pictures };
}

/** Numbers and addresses are not moderated here: they have fields of their own, with a visibility rule. */
async function findTextViolations(
  textModeration: Deps['textModeration'],
  fields: CompanyFields
): Promise<Record<string, string>> {
  const { shortName, address, intro, contactName, website } = fields;
  const certificates = fields.certificates.map(({ name }, index): [string, string] => [
    `certificates.${index}.name`,
    name
  ]);
  const plain: [field: string, text: string][] = [
    ['website', website],
    ...fields.certificates.map(({ no }, index): [string, string] => [`certificates.${index}.no`, no])
  ];
  const { refused } = await moderateTexts(textModeration, {
    shortName,
    address,
    intro,
    contactName,
    ...Object.fromEntries(certificates)
  });
  const violations: Record<string, string> = refused;
  if (!(await textModeration.isAllowed(shortName, 'name'))) violations['shortName'] = 'banned';
  for (const [field, text] of plain) if (!(await textModeration.isAllowed(text, 'text'))) violations[field] = 'banned';
  return violations;
}

/** Returns the paths of rejected pictures, such as `coverUrls.1`. */
async function findPictureViolations(
  deps: PublicImageDeps,
  editorId: string,
  { logoUrl, coverUrls, certificates }: CompanyFields
): Promise<Record<string, 'unfit'>> {
  const pictures: [field: string, url: string | null][] = [
    ['logoUrl', logoUrl],
    ...coverUrls.map((url, index): [string, string] => [`coverUrls.${index}`, url]),
    ...certificates.map(({ imageUrl }, index): [string, string | null] => [`certificates.${index}.imageUrl`, imageUrl])
  ];
  const urls = pictures.map(([, url]) => url);
  const unfit = await unacceptableImages(deps, editorId, urls);
  return Object.fromEntries(
    pictures.filter(([, url]) => url !== null && unfit.has(url)).map(([field]) => [field, 'unfit' as const])
  );
}

/** Fields that break a rule which needs more than the value itself, and those that break one of the shared rules. */
export async function findInvalidFields(
  deps: { db: Db | Tx; files: PublicImageDeps['files'] },
  editorId: string,
  company: CompanyRow,
  fields: CompanyFields
): Promise<string[]> {
  const known = new Set((await listVarietyNames(deps.db)).map(({ id }) => id));
  const storedUrls = new Set([
    company.logo_url,
    ...company.cover_urls,
    ...company.certificates.map((one) => one.imageUrl)
  ]);
  // A foreign address would reveal to its host when others view the company.
  const areOwnImages = async (urls: (string | null)[]) => {
    const added = urls.filter((url): url is string => url !== null && !storedUrls.has(url));
    return (await Promise.all(added.map((url) => isOwnImage(deps, editorId, url)))).every(Boolean);
  };
  const checks: [field: keyof CompanyFields, isRight: boolean][] = [
    ['regionCode', fields.regionCode === null || isDistrict(fields.regionCode)],
    ['varietyIds', fields.varietyIds.every((id) => known.has(id))],
    ['logoUrl', await areOwnImages([fields.logoUrl])],
    ['coverUrls', await areOwnImages(fields.coverUrls)],
    ['certificates', await areOwnImages(fields.certificates.map((one) => one.imageUrl))]
  ];
  return [...invalidCompanyFields(fields), ...checks.filter(([, isValid]) => !isValid).map(([field]) => field)];
}
