import { isCompanyName } from './companyName';
import { isDay } from './day';
import { birthdayProblem, idNumberProblem, type IdType } from './identity';
import { isRealName } from './personName';
import { isLandline, isMobile } from './phone';
import { isResidentIdEnd } from './residentId';
import { isUscc } from './uscc';

/** Problem of a verification field; the dictionaries contain the messages. */
export type FieldProblem =
  | 'required'
  | 'format'
  | 'region'
  | 'birthday'
  | 'check'
  | 'minor'
  | 'past'
  | 'future'
  | 'tooShort'
  | 'tooLong'
  | 'range';

export type Problems<Field extends string> = Partial<Record<Field, FieldProblem>>;

/** Validity of a document; one without an expiry date is `isLongTerm` and has no day. */
interface Validity {
  /** YYYY-MM-DD; empty without an expiry date. */
  validUntil: string;
  isLongTerm: boolean;
}

/** Form values; an empty string means no input or no picture. */
export interface PersonValues extends Validity {
  realName: string;
  idType: IdType;
  idNumber: string;
  /** True when the number submitted before is reused. */
  keepsNumber: boolean;
  /** For passports only. */
  birthday: string;
  idFront: string;
  /** Empty for a passport, which has no back side. */
  idBack: string;
}
export type PersonField = 'realName' | 'idNumber' | 'birthday' | 'idFront' | 'idBack' | 'validUntil';

export interface CompanyValues extends Validity {
  licence: string;
  name: string;
  uscc: string;
  legalPerson: string;
  /** Last six characters of the resident number; optional. */
  legalIdNo: string;
  /** True when the characters submitted before are reused. */
  keepsLegalIdNo: boolean;
  regionCode: string;
  address: string;
  registeredCapital: string;
  scope: string;
  establishedOn: string;
  type: string;
  varietyIds: readonly string[];
  authority: 'legalPerson' | 'operator';
  /** Required for an operator only. */
  letter: string;
  operatorName: string;
  operatorMobile: string;
}
export type CompanyField = Exclude<keyof CompanyValues, 'isLongTerm' | 'authority' | 'keepsLegalIdNo'>;

/** A building of a park, with values as entered. */
export interface BuildingValues {
  name: string;
  /** Area in square metres. */
  area: string;
  use: string;
}

export interface ParkValues extends Validity {
  name: string;
  operatorUscc: string;
  regionCode: string;
  /** Area in mu, as entered. */
  area: string;
  plan: string;
  policies: string;
  buildings: readonly BuildingValues[];
  contactName: string;
  contactPhone: string;
  approval: readonly string[];
}
export type ParkField = Exclude<keyof ParkValues, 'isLongTerm' | 'plan'>;

export const MAX_VARIETIES = 10;
export const MAX_ADDRESS = 100;
export const MAX_POLICIES = 140;
export const MAX_BUILDINGS = 20;
/** Maximum length of a building's name and of its use. */
export const MAX_BUILDING_TEXT = 20;
export const MAX_CAPITAL = 30;
export const MAX_SCOPE = 300;
/** Maximum area in mu; the largest parks have some ten thousand. */
export const MAX_AREA = 1_000_000;

/** Removes the fields without a problem. */
function collectProblems<F extends string>(checks: Record<F, FieldProblem | undefined>): Problems<F> {
  return Object.fromEntries(Object.entries(checks).filter(([, problem]) => problem !== undefined)) as Problems<F>;
}

const requiredProblem = (text: string): FieldProblem | undefined => (text === '' ? 'required' : undefined);

function nameProblem(name: string): FieldProblem | undefined {
  return requiredProblem(name) ?? (isRealName(name) ? undefined : 'format');
}

function companyNameProblem(name: string): FieldProblem | undefined {
  return requiredProblem(name) ?? (isCompanyName(name) ? undefined : 'format');
}

function validityProblem({ validUntil, isLongTerm }: Validity, today: string): FieldProblem | undefined {
  if (isLongTerm) return undefined;
  if (validUntil === '') return 'required';
  if (!isDay(validUntil)) return 'format';
  return validUntil < today ? 'past' : undefined;
}

function usccProblem(code: string): FieldProblem | undefined {
  if (code === '') return 'required';
  if (code.length !== 18) return 'format';
  return isUscc(code) ? undefined : 'check';
}

function legalIdNoProblem({ legalIdNo, keepsLegalIdNo }: CompanyValues): FieldProblem | undefined {
  return keepsLegalIdNo || legalIdNo === '' || isResidentIdEnd(legalIdNo) ? undefined : 'format';
}

function lengthProblem(text: string, min: number, max: number): FieldProblem | undefined {
  const { length } = [...text];
  if (length === 0 && min > 0) return 'required';
  if (length < min) return 'tooShort';
  return length > max ? 'tooLong' : undefined;
}

function pastDayProblem(day: string, today: string): FieldProblem | undefined {
  if (!isDay(day)) return 'format';
  return day > today ? 'future' : undefined;
}

function varietiesProblem({ length }: readonly string[]): FieldProblem | undefined {
  if (length === 0) return 'required';
  return length > MAX_VARIETIES ? 'tooLong' : undefined;
}

/** Allows at most one decimal digit. */
function areaProblem(area: string): FieldProblem | undefined {
  if (!/^\d+(\.\d)?$/.test(area)) return 'format';
  return Number(area) > 0 && Number(area) <= MAX_AREA ? undefined : 'range';
}

const isBuildingText = (text: string) => text.trim() !== '' && [...text].length <= MAX_BUILDING_TEXT;

function buildingsProblem(buildings: readonly BuildingValues[]): FieldProblem | undefined {
  if (buildings.length > MAX_BUILDINGS) return 'tooLong';
  const isWhole = ({ name, area, use }: BuildingValues) =>
    isBuildingText(name) && isBuildingText(use) && /^[1-9]\d{0,6}$/.test(area);
  return buildings.every(isWhole) ? undefined : 'format';
}

/** Returns the problems of a person's documents by field; `today` is YYYY-MM-DD in Asia/Shanghai. */
export function personProblems(values: PersonValues, today: string): Problems<PersonField> {
  const isPassport = values.idType === 'passport';
  return collectProblems({
    realName: nameProblem(values.realName),
    idNumber: values.keepsNumber ? undefined : idNumberProblem(values.idType, values.idNumber, today),
    birthday: isPassport ? birthdayProblem(values.birthday, today) : undefined,
    idFront: requiredProblem(values.idFront),
    idBack: isPassport ? undefined : requiredProblem(values.idBack),
    validUntil: validityProblem(values, today)
  });
}

/** Returns the problems of a company's documents by field. */
export function companyProblems(values: CompanyValues, today: string): Problems<CompanyField> {
  const { establishedOn, varietyIds, authority } = values;
  const isOperator = authority === 'operator';
  return collectProblems({
    licence: requiredProblem(values.licence),
    name: companyNameProblem(values.name),
    uscc: usccProblem(values.uscc),
    legalPerson: nameProblem(values.legalPerson),
    legalIdNo: legalIdNoProblem(values),
    regionCode: requiredProblem(values.regionCode),
    address: lengthProblem(values.address, 5, MAX_ADDRESS),
    registeredCapital: lengthProblem(values.registeredCapital, 0, MAX_CAPITAL),
    scope: lengthProblem(values.scope, 0, MAX_SCOPE),
    establishedOn: requiredProblem(establishedOn) ?? pastDayProblem(establishedOn, today),
    validUntil: validityProblem(values, today),
    type: requiredProblem(values.type),
    varietyIds: varietiesProblem(varietyIds),
    letter: isOperator ? requiredProblem(values.letter) : undefined,
    operatorName: nameProblem(values.operatorName),
    operatorMobile: requiredProblem(values.operatorMobile) ?? (isMobile(values.operatorMobile) ? undefined : 'format')
  });
}

/** Returns the problems of a park's documents by field. */
export function parkProblems(values: ParkValues, today: string): Problems<ParkField> {
  const { area, contactPhone } = values;
  return collectProblems({
    name: companyNameProblem(values.name),
    operatorUscc: usccProblem(values.operatorUscc),
    regionCode: requiredProblem(values.regionCode),
    area: requiredProblem(area) ?? areaProblem(area),
    policies: lengthProblem(values.policies, 0, MAX_POLICIES),
    buildings: buildingsProblem(values.buildings),
    contactName: nameProblem(values.contactName),
    contactPhone:
      requiredProblem(contactPhone) ?? (isMobile(contactPhone) || isLandline(contactPhone) ? undefined : 'format'),
    approval: values.approval.length === 0 ? 'required' : undefined,
    validUntil: validityProblem(values, today)
  });
}
