import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { fieldId } from '@/components/form/formField';
import { Pressable } from '@/platform/pressable';
import { FormField } from '@/ui/FormField';
import { verificationMessages } from '../locale/messages';
import { fieldErrorMessage, type FieldForm } from './form';
import styles from './MaskedIdField.module.scss';

interface MaskedIdFieldProps {
  form: FieldForm;
  field: string;
  label: string;
  isRequired?: boolean;
  masked: string;
  /** Called when the user wants to enter another number. */
  onChange(): void;
}

/** An id number submitted before and shown masked; the user can keep it or enter another one. */
export const MaskedIdField = observer(function MaskedIdField(props: MaskedIdFieldProps) {
  const { form, field, label, isRequired, masked, onChange } = props;
  const t = verificationMessages();
  return (
    <FormField
      id={fieldId(field)}
      label={label}
      isRequired={isRequired}
      hint={t.keepsNumber}
      error={fieldErrorMessage(form, field)}
    >
      <View className={styles.kept}>{masked}</View>
      <Pressable className={styles.change} onPress={onChange}>
        {t.changeNumber}
      </Pressable>
    </FormField>
  );
});
