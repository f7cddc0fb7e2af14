import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { fieldId } from '@/components/form/formField';
import { Checkbox } from '@/ui/Checkbox';
import { DayField } from '@/ui/DayField';
import { FormField } from '@/ui/FormField';
import { verificationMessages } from '../locale/messages';
import { errorOf, hintOf, type FieldForm } from './form';
import styles from './Validity.module.scss';

interface ValidityProps {
  form: FieldForm;
  label: string;
  value: { validUntil: string; isLongTerm: boolean };
  /** YYYY-MM-DD. */
  today: string;
  onChange(value: { validUntil: string; isLongTerm: boolean }): void;
}

/** The last day of a paper, or that it has none. */
export const Validity = observer(function Validity({ form, label, value, today, onChange }: ValidityProps) {
  const t = verificationMessages();
  return (
    <FormField
      id={fieldId('validUntil')}
      label={label}
      isRequired
      error={errorOf(form, 'validUntil')}
      hint={hintOf(form, 'validUntil')}
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
