import { isShortName } from './companyName';
import { isDay } from './day';
import { isEmail } from './email';
import { isMapPosition } from './mapPosition';
import { isLandline, isMobile } from './phone';
import { isWebsite } from './website';

interface Checked {
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

/** Fields of a company in which something may be wrong. */
export type CompanyField = keyof Checked;

/** What a company mainly deals in. */
export const MOST_VARIETIES = 10;

/** What is optional is right when it is empty. */
const or = (isRight: (text: string) => boolean) => (text: string) => text === '' || isRight(text);
const isLine = (min: number, max: number) => (text: string) =>
  text.trim().length >= min && text.length <= max && !/[\p{Cc}\p{Cf}]/u.test(text);

const rules: { [F in CompanyField]: (value: Checked[F]) => boolean } = {
  shortName: isShortName,
  position: (position) => position === null || isMapPosition(position),
  varietyIds: ({ length }) => length >= 1 && length <= MOST_VARIETIES,
  contactName: or(isLine(2, 20)),
  contactMobile: or(isMobile),
  landline: or(isLandline),
  email: or(isEmail),
  website: or(isWebsite),
  certificates: (all) =>
    all.every(
      ({ name, no, validUntil }) =>
        isLine(2, 30)(name) && or(isLine(1, 40))(no) && (validUntil === null || isDay(validUntil))
    )
};

/** The fields in which something is wrong. */
export function wrongCompanyFields(fields: Checked): CompanyField[] {
  const isWrong = <F extends CompanyField>(field: F) => !rules[field](fields[field]);
  return (Object.keys(rules) as CompanyField[]).filter(isWrong);
}
