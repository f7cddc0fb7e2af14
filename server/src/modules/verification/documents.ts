import type { VerificationKind } from '@contract/user';
import type { CompanyBody, ParkBody, PersonBody } from '@contract/verificationDocuments';
import { maskName } from '@rules/personName';
import { maskResidentId, maskResidentIdEnd } from '@rules/residentId';
import {
  companyProblems,
  type FieldProblem,
  parkProblems,
  personProblems,
  type PersonValues
} from '@rules/verification';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { Vault } from '../secureChannel/vault';

/** Stored fields of a form: all except those that only matter for its submission. */
export type PersonDocuments = Omit<PersonBody, 'requestId' | 'agreesSensitive' | 'idNumber'> & { idNumber: string };
export type CompanyDocuments = Omit<CompanyBody, 'requestId' | 'legalIdNo'> & { legalIdNo: string };
export type ParkDocuments = Omit<ParkBody, 'requestId'>;

/** One form that was sent, by its kind. */
export type VerificationDocuments =
  | { kind: 'person'; fields: PersonDocuments }
  | { kind: 'company'; fields: CompanyDocuments }
  | { kind: 'park'; fields: ParkDocuments };

type FieldProblems = Record<string, FieldProblem>;

/** The text derives the key of stored rows: it must never change, whatever the documents are called. */
const vaultOf = (secret: ServerSecret) => new Vault(secret.keyFor('verification papers'));

export function sealDocuments(secret: ServerSecret, id: string, { fields }: VerificationDocuments): Buffer {
  return vaultOf(secret).seal(Buffer.from(JSON.stringify(fields)), id);
}

/** Defaults for fields that forms did not have when older documents were submitted. */
const defaultsForOlder: Record<VerificationKind, object> = {
  person: {},
  company: { legalIdNo: '' },
  park: { buildings: [], policyDoc: [] }
};

export function openDocuments(
  secret: ServerSecret,
  row: { id: string; sealed: Buffer },
  kind: VerificationKind
): VerificationDocuments {
  const fields = JSON.parse(vaultOf(secret).open(row.sealed, row.id).toString()) as object;
  return { kind, fields: { ...defaultsForOlder[kind], ...fields } } as VerificationDocuments;
}

/**
 * Validates the fields by the rules the form uses, too.
 * @param today YYYY-MM-DD
 */
export function validateDocuments(documents: VerificationDocuments, today: string): FieldProblems {
  const validity = {
    validUntil: documents.fields.validUntil ?? '',
    isLongTerm: documents.fields.validUntil === null
  };
  switch (documents.kind) {
    case 'person':
      return personProblems(personValues(documents.fields), today);
    case 'company': {
      const { letter, ...fields } = documents.fields;
      return companyProblems({ ...fields, ...validity, letter: letter ?? '', keepsLegalIdNo: false }, today);
    }
    case 'park': {
      const { areaTenths, plan, ...fields } = documents.fields;
      const buildings = fields.buildings.map(({ areaM2, ...rest }) => ({ ...rest, area: String(areaM2) }));
      const typed = { area: String(areaTenths / 10), plan: plan ?? '', buildings };
      return parkProblems({ ...fields, ...validity, ...typed }, today);
    }
  }
}

function personValues(fields: PersonDocuments): PersonValues {
  return {
    ...fields,
    keepsNumber: false,
    birthday: fields.birthday ?? '',
    idBack: fields.idBack ?? '',
    validUntil: fields.validUntil ?? '',
    isLongTerm: fields.validUntil === null
  };
}

/** Ids of private images, by field. */
export function imagesOf(documents: VerificationDocuments): Record<string, string[]> {
  const { kind, fields } = documents;
  const one = (id: string | null) => (id === null ? [] : [id]);
  switch (kind) {
    case 'person':
      return { idFront: [fields.idFront], idBack: one(fields.idBack) };
    case 'company':
      return { licence: [fields.licence], letter: one(fields.letter) };
    case 'park':
      return { approval: fields.approval, plan: one(fields.plan), policyDoc: fields.policyDoc };
  }
}

/** Returns the identity that documents prove, equal for every submitter. Must be digested before it is stored. */
export function identityOf({ kind, fields }: VerificationDocuments): string {
  switch (kind) {
    case 'person':
      return identityOfPerson(fields.idType, fields.idNumber);
    case 'company':
      return identityOfCompany(fields.uscc);
    case 'park':
      return `park:${fields.operatorUscc}:${fields.name}`;
  }
}

export const identityOfPerson = (type: string, number: string) => `person:${type}:${number}`;
export const identityOfCompany = (uscc: string) => `company:${uscc}`;

/** Returns how documents are displayed; for a person the first character of the name and at most six digits. */
export function labelOf({ kind, fields }: VerificationDocuments): { name: string; number: string } {
  switch (kind) {
    case 'person':
      return { name: maskName(fields.realName), number: maskResidentId(fields.idNumber) };
    case 'company':
      return { name: fields.name, number: fields.uscc };
    case 'park':
      return { name: fields.name, number: fields.operatorUscc };
  }
}

/** Returns the end of the legal representative's ID number, masked as it is shown. */
export const maskedLegalIdNo = ({ legalIdNo }: CompanyDocuments) => maskResidentIdEnd(legalIdNo);

/** The fields of a kind, which a refusal may name. */
export const fieldNamesOf: Record<VerificationKind, readonly string[]> = {
  person: ['realName', 'idNumber', 'birthday', 'idFront', 'idBack', 'validUntil'],
  company: [
    'licence',
    'name',
    'uscc',
    'legalPerson',
    'legalIdNo',
    'regionCode',
    'address',
    'registeredCapital',
    'scope',
    'establishedOn',
    'validUntil',
    'type',
    'varietyIds',
    'letter',
    'operatorName',
    'operatorMobile'
  ],
  park: [
    'name',
    'operatorUscc',
    'regionCode',
    'area',
    'plan',
    'policies',
    'policyDoc',
    'buildings',
    'contactName',
    'contactPhone',
    'approval',
    'validUntil'
  ]
};
