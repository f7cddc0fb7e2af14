import { isShortName } from './companyName';
import { isDay } from './day';
import { isEmail } from './email';
import { isMapPosition } from './mapPosition';
import { isLandline, isMobile } from './phone';
import { isWebsite } from './website';

interface CompanyFieldValues {
  shortName: string;
  position: { latitude: number; longitude: number } | null;
  varietyIds: readonly string[];
  contactName: string;
  contactMobile: string;
  landline: string;
  email: string;
  website: string;
  certificates: readonly { name: string; no: string; validUntil: string | null }[];
}

/** Validated fields of a company. */
export type CompanyField = keyof CompanyFieldValues;

/** Maximum number of varieties that a company mainly trades. */
export const MAX_VARIETIES = 10;

/** Returns a validator that also accepts an empty string. */
const optional = (isRight: (text: string) => boolean) => (text: string) => text === '' || isRight(text);
const isSingleLine = (min: number, max: number) => (text: string) =>
  text.trim().length >= min && text.length <= max && !/[\p{Cc}\p{Cf}]/u.test(text);

const rules: { [F in CompanyField]: (value: CompanyFieldValues[F]) => boolean } = {
  shortName: isShortName,
  position: (position) => position === null || isMapPosition(position),
  varietyIds: ({ length }) => length >= 1 && length <= MAX_VARIETIES,
  contactName: optional(isSingleLine(2, 20)),
  contactMobile: optional(isMobile),
  landline: optional(isLandline),
  email: optional(isEmail),
  website: optional(isWebsite),
  certificates: (all) =>
    all.every(
      ({ name, no, validUntil }) =>
        isSingleLine(2, 30)(name) && optional(isSingleLine(1, 40))(no) && (validUntil === null || isDay(validUntil))
    )
};

/**
 * Validates a company's fields.
 * @returns the invalid fields; empty when all are valid
 */
export function invalidCompanyFields(fields: CompanyFieldValues): CompanyField[] {
  const isWrong = <F extends CompanyField>(field: F) => !rules[field](fields[field]);
  return (Object.keys(rules) as CompanyField[]).filter(isWrong);
}
