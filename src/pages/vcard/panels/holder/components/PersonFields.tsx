import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { holderPersonLengths } from '@rules/holder';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/ui/Button';
import { holderMessages } from '../locale/messages';
import type { PersonField } from '../personForm';
import type { PersonFormStore } from '../PersonForm.store';
import { NoteField } from './NoteField';
import styles from './PersonFields.module.scss';

type TextName = Exclude<PersonField, 'note'>;

/** Fields that everyone is asked for; the others are shown when they are filled, or on demand. */
const mainFields: readonly TextName[] = ['name', 'companyName', 'position', 'mobile', 'weChatId'];
const moreFields: readonly TextName[] = ['otherMobile', 'landline', 'email', 'department', 'website', 'address'];

/** Input fields of a person. */
export const PersonFields = observer(function PersonFields({ store }: { store: PersonFormStore }) {
  const { person: t } = holderMessages();
  const { form, draft } = store;
  const handleNote = (note: string) => {
    form.set({ note });
    form.touch('note');
  };
  return (
    <View>
      {mainFields.map((field) => (
        <PersonTextField key={field} store={store} field={field} />
      ))}
      {moreFields.map((field) => store.isShown(field) && <PersonTextField key={field} store={store} field={field} />)}
      {draft.kind === 'new' && store.isShown('note') && (
        <NoteField value={form.values.note} isTooLong={form.problemOf('note') !== undefined} onChange={handleNote} />
      )}
      {!store.isExpanded && (
        <View className={styles.more}>
          <Button size="medium" isFull onPress={store.expand}>
            {t.allFields}
          </Button>
        </View>
      )}
    </View>
  );
});

interface PersonTextFieldProps {
  store: PersonFormStore;
  field: TextName;
}

const PersonTextField = observer(function PersonTextField({ store: { form }, field }: PersonTextFieldProps) {
  return (
    <TextField
      field={field}
      label={labelOf(field)}
      isOptional={field !== 'name'}
      max={holderPersonLengths[field]}
      value={form.values[field]}
      error={errorMessageFor(field, form.problemOf(field))}
      onLeave={form.touch}
      onChange={(text) => form.set({ [field]: text })}
    />
  );
});

function labelOf(field: TextName): string {
  const { person, entry } = holderMessages();
  const labels: Record<TextName, string> = {
    ...entry,
    name: person.name,
    companyName: person.companyName,
    position: person.position,
    department: person.department
  };
  return labels[field];
}

/** Returns the message for a problem of a field; undefined without one. */
function errorMessageFor(field: TextName, problem: string | undefined): string | undefined {
  const { problems: t } = holderMessages().person;
  switch (problem) {
    case undefined:
      return undefined;
    case 'required':
      return t.required;
    case 'maxLength':
      return t.maxLength(holderPersonLengths[field]);
    case 'card':
      return t.card;
    default:
      return field === 'email' || field === 'website' ? t[field] : t.number;
  }
}
