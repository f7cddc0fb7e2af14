import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { fieldId } from '@/components/form/formField';
import { Checkbox } from '@/ui/Checkbox';
import { DayField } from '@/ui/DayField';
import { FormField } from '@/ui/FormField';
import { verificationMessages } from '../locale/messages';
import { fieldErrorMessage, type FieldForm, fieldHint } from './form';
import styles from './ValidityField.module.scss';

interface ValidityFieldProps {
  form: FieldForm;
  label: string;
  value: { validUntil: string; isLongTerm: boolean };
  /** YYYY-MM-DD. */
  today: string;
  onChange(value: { validUntil: string; isLongTerm: boolean }): void;
}

/** Expiry date of a document, or "long-term". */
export const ValidityField = observer(function ValidityField({
  form,
  label,
  value,
  today,
  onChange
}: ValidityFieldProps) {
  const t = verificationMessages();
  return (
    <FormField
      id={fieldId('validUntil')}
      label={label}
      isRequired
      error={fieldErrorMessage(form, 'validUntil')}
      hint={fieldHint(form, 'validUntil')}
    >
      <View className={styles.row}>
        <View className={styles.day}>
          <DayField
            label={label}
            placeholder={value.isLongTerm ? t.longTermValid : t.placeholders.day}
            value={value.isLongTerm ? '' : value.validUntil}
            first={today}
            onChange={(validUntil) => onChange({ validUntil, isLongTerm: false })}
          />
        </View>
        <Checkbox
          isChecked={value.isLongTerm}
          onChange={(isLongTerm) => onChange({ validUntil: isLongTerm ? '' : value.validUntil, isLongTerm })}
        >
          {t.longTerm}
        </Checkbox>
      </View>
    </FormField>
  );
});
