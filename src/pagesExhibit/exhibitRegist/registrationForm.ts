import type { ExpoUserInfo, VisitorType } from '@contract/expoTicket';
import type { Variety } from '@contract/variety';
import { normalizeRegistration, registrationProblems } from '@rules/expoTicket';
import type { FormDefinition, FormSnapshot } from '@/components/form/FormDefinition';
import type { TicketApplication } from './api/expoTicket';

interface Companion {
  name: string;
  /** Digits. */
  mobile: string;
}

export interface RegistrationValues {
  name: string;
  /** Digits. */
  mobile: string;
  company: string;
  position: string;
  /** Null until chosen. */
  visitorType: VisitorType | null;
  varietyIds: readonly string[];
  /** Names of `varietyIds`, in the same order. */
  varietyNames: readonly string[];
  /** Whether the visitor comes from a country other than China, so that `countryCode` is sent in place of the region. */
  isAbroad: boolean;
  /** Empty until chosen. */
  regionCode: string;
  regionNames: string[];
  /** Empty until chosen. */
  countryCode: string;
  /** YYYY-MM-DD. */
  days: readonly string[];
  companions: readonly Companion[];
  invitedBy: string;
}

const emptyValues = (): RegistrationValues => ({
  name: '',
  mobile: '',
  company: '',
  position: '',
  visitorType: null,
  varietyIds: [],
  varietyNames: [],
  isAbroad: false,
  regionCode: '',
  regionNames: [],
  countryCode: '',
  days: [],
  companions: [],
  invitedBy: ''
});

/** Fields in their order on the page, but for those of the companions. */
const fieldOrder = [
  'name',
  'mobile',
  'code',
  'company',
  'position',
  'visitorType',
  'varietyIds',
  'region',
  'days',
  'invitedBy',
  'companions'
];

/** Returns the fields of a companion, counted from 0. */
export const companionFields = (index: number): string[] => [`companions.${index}.name`, `companions.${index}.mobile`];

/** Returns the first field of the page that satisfies `has`; undefined when there is none. */
export function firstInvalidField(
  { companions }: Pick<RegistrationValues, 'companions'>,
  has: (field: string) => boolean
): string | undefined {
  return [...fieldOrder, ...companions.flatMap((_, index) => companionFields(index))].find(has);
}

type SentFields = Omit<TicketApplication, 'expoId' | 'code' | 'captchaId' | 'visitorType' | 'agrees' | 'requestId'>;

/** Returns the fields as they are sent, without the visitor's type. */
export function fieldsOf(values: RegistrationValues): SentFields {
  const { visitorType: _type, varietyNames: _names, regionNames: _regionNames, isAbroad, ...fields } = values;
  const { regionCode, countryCode } = fields;
  return normalizeRegistration({
    ...fields,
    varietyIds: [...fields.varietyIds],
    days: [...fields.days].sort(),
    companions: fields.companions.map(({ name, mobile }) => ({ name, mobile })),
    regionCode: isAbroad || regionCode === '' ? null : regionCode,
    countryCode: isAbroad && countryCode !== '' ? countryCode : null
  });
}

/**
 * Returns content and rules of the registration.
 * @param state.expoDays days of the expo
 * @param state.isCodeMissing whether the number needs a code that was not entered
 */
export function registrationForm(state: {
  expoDays(): readonly string[];
  isCodeMissing(): boolean;
}): FormDefinition<RegistrationValues> {
  return {
    empty: emptyValues,
    problems: (values) => ({
      ...registrationProblems(fieldsOf(values), state.expoDays()),
      ...(values.visitorType === null && { visitorType: 'required' }),
      ...(state.isCodeMissing() && { code: 'required' })
    }),
    fieldOf: (path) => (/^(varietyIds|days)\./.test(path) ? (path.split('.')[0] ?? path) : path)
  };
}

/**
 * Returns the content of a new registration: what is known of the member, and all days.
 * @param varieties known varieties, which name those of the member
 */
export function newSnapshot(
  { prefill, registration }: Pick<ExpoUserInfo, 'prefill' | 'registration'>,
  varieties: readonly Variety[]
): FormSnapshot<RegistrationValues> {
  const nameOf = new Map(varieties.map(({ id, name }) => [id, name]));
  const varietyIds = prefill?.varietyIds.filter((id) => nameOf.has(id)) ?? [];
  const { name = '', mobile = '', company = '', position = '', region = null } = prefill ?? {};
  return {
    values: {
      ...emptyValues(),
      name,
      mobile,
      company,
      position,
      varietyIds,
      varietyNames: varietyIds.map((id) => nameOf.get(id) ?? ''),
      regionCode: region?.code ?? '',
      regionNames: region?.names ?? [],
      days: registration.days
    },
    photos: {}
  };
}
