import { observer } from 'mobx-react-lite';
import { MAX_HOLDER_NOTE } from '@rules/holder';
import { FormField } from '@/ui/FormField';
import { TextArea } from '@/ui/TextArea';
import { holderMessages } from '../locale/messages';

/** More than a note may have, so that a pasted text is cut by the user; the most that a call carries. */
const MAX_TYPED_LENGTH = 1200;

interface NoteFieldProps {
  value: string;
  onChange(note: string): void;
  isTooLong: boolean;
}

/** Field of the note about a person. */
export const NoteField = observer(function NoteField({ value, onChange, isTooLong }: NoteFieldProps) {
  const { entry: t } = holderMessages();
  return (
    <FormField
      label={t.note}
      counter={{ used: [...value].length, max: MAX_HOLDER_NOTE }}
      error={isTooLong ? t.noteTooLong(MAX_HOLDER_NOTE) : undefined}
    >
      <TextArea
        label={t.note}
        placeholder={t.noteHint}
        maxLength={MAX_TYPED_LENGTH}
        value={value}
        isInvalid={isTooLong}
        onChange={onChange}
      />
    </FormField>
  );
});
