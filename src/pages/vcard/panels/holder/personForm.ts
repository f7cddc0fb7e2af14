import type { HolderEntryDetail, HolderPerson, HolderSource } from '@contract/holder';
import {
  holderPersonLengths,
  holderPersonProblems,
  type HolderPersonText,
  holderRemarkProblems,
  normalizeHolderPerson,
  normalizeHolderRemarks
} from '@rules/holder';
import type { FormDefinition } from '@/components/form/FormDefinition';

/** Content of the form. The note is asked for with a new person only. */
export interface PersonValues extends HolderPersonText {
  note: string;
  /** How a new person was entered; of no meaning for others. */
  source: Extract<HolderSource, 'manual' | 'photo' | 'scan'>;
}
export type PersonField = Exclude<keyof PersonValues, 'source'>;

/** The person that a form begins with. */
export type PersonDraft =
  | { kind: 'edited'; entry: HolderEntryDetail }
  | {
      kind: 'new';
      values: PersonValues;
      /** How its photo was read: `demo` is an example that does not come from the photo, `unread` leaves all to the user. */
      photo?: 'read' | 'demo' | 'unread';
    };

const emptyPerson = (): HolderPersonText =>
  Object.fromEntries(Object.keys(holderPersonLengths).map((field) => [field, ''])) as unknown as HolderPersonText;

/** Returns the data of the person, without the note. */
export const personOf = (values: PersonValues): HolderPerson => normalizeHolderPerson(values);

/** Content and rules of the form. */
export const personForm: FormDefinition<PersonValues> = {
  empty: () => ({ ...emptyPerson(), note: '', source: 'manual' }),
  problems: (values) => ({
    ...holderPersonProblems(personOf(values)),
    ...holderRemarkProblems(normalizeHolderRemarks({ note: values.note, tags: [], remindOn: null }))
  }),
  // The card of the person is shown again, which the server says of the person as a whole.
  fieldOf: (path) => (path === 'person' ? 'name' : path)
};
