import type { VerificationKind } from '@contract/user';
import type { CompanyBody, ParkBody, PersonBody } from '@contract/verification';
import { maskName } from '@rules/personName';
import { maskResidentId } from '@rules/residentId';
import {
  companyProblems,
  parkProblems,
  personProblems,
  type FieldProblem,
  type PersonValues
} from '@rules/verification';
import type { ServerSecret } from '../encrypt/serverSecret';
import { Vault } from '../encrypt/vault';

/** What is kept of a form: everything but what only belongs to its sending. */
export type PersonPapers = Omit<PersonBody, 'requestId' | 'agreesSensitive' | 'idNumber'> & { idNumber: string };
export type CompanyPapers = Omit<CompanyBody, 'requestId'>;
export type ParkPapers = Omit<ParkBody, 'requestId'>;

/** One form that was sent, by its kind. */
export type Papers =
  | { kind: 'person'; fields: PersonPapers }
  | { kind: 'company'; fields: CompanyPapers }
  | { kind: 'park'; fields: ParkPapers };

type Fields = Record<string, FieldProblem>;

const vaultOf = (secret: ServerSecret) => new Vault(secret.keyFor('verification papers'));

export function sealPapers(secret: ServerSecret, id: string, { fields }: Papers): Buffer {
  return vaultOf(secret).seal(Buffer.from(JSON.stringify(fields)), id);
}

export function openPapers(secret: ServerSecret, row: { id: string; sealed: Buffer }, kind: VerificationKind): Papers {
  const fields = JSON.parse(vaultOf(secret).open(row.sealed, row.id).toString()) as unknown;
  return { kind, fields } as Papers;
}

/** What is wrong with the fields, by the rules that the form asks, too; `today` is YYYY-MM-DD. */
export function problemsOf(papers: Papers, today: string): Fields {
  const validity = {
    validUntil: papers.fields.validUntil ?? '',
    isLongTerm: papers.fields.validUntil === null
  };
  switch (papers.kind) {
    case 'person':
      return personProblems(personValues(papers.fields), today);
    case 'company': {
      const { letter, ...fields } = papers.fields;
      return companyProblems({ ...fields, ...validity, letter: letter ?? '' }, today);
    }
    case 'park': {
      const { areaTenths, plan, ...fields } = papers.fields;
      return parkProblems({ ...fields, ...validity, area: String(areaTenths / 10), plan: plan ?? '' }, today);
    }
  }
}

function personValues(fields: PersonPapers): PersonValues {
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
export function imagesOf(papers: Papers): Record<string, string[]> {
  const { kind, fields } = papers;
  const one = (id: string | null) => (id === null ? [] : [id]);
  switch (kind) {
    case 'person':
      return { idFront: [fields.idFront], idBack: one(fields.idBack) };
    case 'company':
      return { licence: [fields.licence], letter: one(fields.letter) };
    case 'park':
      return { approval: fields.approval, plan: one(fields.plan) };
  }
}

/** What stands for who it is about, the same for everybody who sends it. To be digested before it is stored. */
export function identityOf({ kind, fields }: Papers): string {
  switch (kind) {
    case 'person':
      return `person:${fields.idType}:${fields.idNumber}`;
    case 'company':
      return identityOfCompany(fields.uscc);
    case 'park':
      return `park:${fields.operatorUscc}:${fields.name}`;
  }
}

export const identityOfCompany = (uscc: string) => `company:${uscc}`;

/** How it is shown: a person by the first character and six digits at most. */
export function labelOf({ kind, fields }: Papers): { name: string; number: string } {
  switch (kind) {
    case 'person':
      return { name: maskName(fields.realName), number: maskResidentId(fields.idNumber) };
    case 'company':
      return { name: fields.name, number: fields.uscc };
    case 'park':
      return { name: fields.name, number: fields.operatorUscc };
  }
}

/** The fields of a kind, which a refusal may name. */
export const fieldsOf: Record<VerificationKind, readonly string[]> = {
  person: ['realName', 'idNumber', 'birthday', 'idFront', 'idBack', 'validUntil'],
  company: [
    'licence',
    'name',
    'uscc',
    'legalPerson',
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
    'contactName',
    'contactPhone',
    'approval',
    'validUntil'
  ]
};
