import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { TextField } from '@/components/form/TextField';
import { PhotoField } from '@/components/upload/PhotoField';
import { Checkbox } from '@/ui/Checkbox';
import { DayField } from '@/ui/DayField';
import { FormField } from '@/ui/FormField';
import { FormEntry, FormEntryList } from '../../components/FormEntryList';
import { type CertificateEntry, certificateField, type CertificateText, pictureField } from '../companyForm';
import type { CompanyFormStore } from '../CompanyForm.store';
import { fieldErrorMessage, problemMessage } from '../fieldErrorMessage';
import { companyMessages } from '../locale/messages';
import styles from './CertificateFields.module.scss';

const [NAME, NUMBER, MAX_CERTIFICATES] = [30, 40, 20];

/** Form entries for certificates. */
export const CertificateFields = observer(function CertificateFields({ store }: { store: CompanyFormStore }) {
  const t = companyMessages().form;
  const { certificates } = store.form.values;
  return (
    <FormEntryList
      error={fieldErrorMessage(store.form, 'certificates')}
      addText={t.addCertificate}
      onAdd={certificates.length < MAX_CERTIFICATES ? store.addCertificate : undefined}
    >
      {certificates.map((entry, index) => (
        <CertificateEntryFields key={entry.key} store={store} entry={entry} index={index} />
      ))}
    </FormEntryList>
  );
});

interface CertificateEntryFieldsProps {
  store: CompanyFormStore;
  entry: CertificateEntry;
  index: number;
}

const CertificateEntryFields = observer(function CertificateEntryFields(props: CertificateEntryFieldsProps) {
  const { store, entry, index } = props;
  const { key, name, no, validUntil } = entry;
  const t = companyMessages().form;
  const { form } = store;
  const picture = form.uploads[pictureField(key)];
  const set = (changes: Partial<CertificateEntry>) => store.setCertificate(key, changes);
  const errorMessageFor = (field: CertificateText) => {
    const problem = form.problemOf(certificateField(key, field));
    return problem && problemMessage('certificates', problem);
  };
  const nameField = (
    <TextField
      field={`certificate${index}`}
      label={t.certificateName}
      max={NAME}
      value={name}
      error={errorMessageFor('name')}
      onChange={(text) => set({ name: text })}
      onLeave={() => form.touch('certificates')}
    />
  );
  return (
    <FormEntry head={nameField} removeLabel={t.remove} onRemove={() => store.removeCertificate(key)}>
      <TextField
        field={`certificateNo${index}`}
        isOptional
        label={t.certificateNo}
        max={NUMBER}
        value={no}
        error={errorMessageFor('no')}
        onChange={(text) => set({ no: text })}
        onLeave={() => form.touch(certificateField(key, 'no'))}
      />
      <FormField label={t.validUntil} error={errorMessageFor('validUntil')}>
        <DayField
          label={t.validUntil}
          placeholder={t.longTerm}
          value={validUntil ?? ''}
          onChange={(day) => set({ validUntil: day })}
        />
      </FormField>
      <View className={styles.longTerm}>
        <Checkbox isChecked={validUntil === null} onChange={() => set({ validUntil: null })}>
          {t.longTerm}
        </Checkbox>
      </View>
      {picture && <PhotoField store={picture} label={t.certificatePicture} />}
    </FormEntry>
  );
});
