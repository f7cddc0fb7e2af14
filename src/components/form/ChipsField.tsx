import { observer } from 'mobx-react-lite';
import { Chip } from '@/ui/Chip';
import { FieldControls } from '@/ui/FieldControls';
import { FormField } from '@/ui/FormField';
import { fieldId } from './formField';
import styles from './ChipsField.module.scss';

interface ChipsFieldProps<K extends string> {
  field: string;
  label: string;
  options: readonly { key: K; text: string }[];
  value: NoInfer<K> | null;
  /** Receives null when the chosen chip is tapped again in an optional field. */
  onChange(key: NoInfer<K> | null): void;
  error?: string;
  hint?: string;
  isOptional?: boolean;
}

/** Form field with a few choices as chips, all visible, one chosen. */
function GenericChipsField<K extends string>(props: ChipsFieldProps<K>) {
  const { field, label, options, value, onChange, error, hint, isOptional } = props;
  return (
    <FormField id={fieldId(field)} label={label} isRequired={!isOptional} error={error} hint={hint}>
      <FieldControls className={styles.chips} label={label}>
        {options.map(({ key, text }) => (
          <Chip
            key={key}
            text={text}
            isOn={key === value}
            onPress={() => onChange(isOptional && key === value ? null : key)}
          />
        ))}
      </FieldControls>
    </FormField>
  );
}

export const ChipsField: typeof GenericChipsField = observer(GenericChipsField);
