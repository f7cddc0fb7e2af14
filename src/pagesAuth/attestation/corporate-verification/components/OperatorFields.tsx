import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { FormField } from '@/ui/FormField';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { DocumentPhotoField } from '../../components/DocumentPhotoField';
import { PersonNameField } from '../../components/PersonNameField';
import { VerificationTextField } from '../../components/VerificationTextField';
import { verificationMessages } from '../../locale/messages';
import type { CompanyFieldsProps } from './companyFieldsProps';
import styles from './OperatorFields.module.scss';

/** Fields about the applicant and their authority to act for the company. */
export const OperatorFields = observer(function OperatorFields({ form }: CompanyFieldsProps) {
  const t = verificationMessages();
  const { authority, operatorName, operatorMobile } = form.values;
  return (
    <>
      <FormField label={t.fields.authority} isRequired>
        <View className={styles.full}>
          <SegmentedControl
            label={t.fields.authority}
            options={(['legalPerson', 'operator'] as const).map((key) => ({ key, text: t.authorities[key] }))}
            value={authority}
            onChange={(chosen) => form.set({ authority: chosen })}
          />
        </View>
      </FormField>
      {authority === 'operator' && (
        <DocumentPhotoField form={form} field="letter" label={t.fields.letter} kind="sheet" hint={t.letterHint} />
      )}
      <PersonNameField
        form={form}
        field="operatorName"
        label={t.fields.operatorName}
        value={operatorName}
        onChange={(name) => form.set({ operatorName: name })}
      />
      <VerificationTextField
        form={form}
        field="operatorMobile"
        label={t.fields.operatorMobile}
        placeholder={t.placeholders.mobile}
        max={16}
        keyboard="number"
        value={operatorMobile}
        onChange={(mobile) => form.set({ operatorMobile: mobile.replace(/\D/g, '').slice(0, 11) })}
      />
    </>
  );
});
