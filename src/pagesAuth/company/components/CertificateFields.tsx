import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { TextField } from '@/components/form/TextField';
import { PhotoField } from '@/components/upload/PhotoField';
import { Checkbox } from '@/ui/Checkbox';
import { DayField } from '@/ui/DayField';
import { FormField } from '@/ui/FormField';
import { FormEntry, FormEntryList } from '../../components/FormEntryList';
import type { EditableCertificate } from '../Certificates.store';
import type { CompanyFormStore } from '../CompanyForm.store';
import { fieldErrorMessage, problemMessage } from '../fieldErrorMessage';
import { companyMessages } from '../locale/messages';
import styles from './CertificateFields.module.scss';

const [NAME, NUMBER, MAX_CERTIFICATES] = [30, 40, 20];

/** Form entries for certificates. */
export const CertificateFields = observer(function CertificateFields({ store }: { store: CompanyFormStore }) {
  const t = companyMessages().form;
  const { items, add } = store.certificates;
  return (
    <FormEntryList
      error={fieldErrorMessage(store, 'certificates')}
      addText={t.addCertificate}
      onAdd={items.length < MAX_CERTIFICATES ? add : undefined}
    >
      {items.map((row, index) => (
        <CertificateEntry key={row.key} store={store} row={row} index={index} />
      ))}
    </FormEntryList>
  );
});

interface CertificateEntryProps {
  store: CompanyFormStore;
  row: EditableCertificate;
  index: number;
}

const CertificateEntry = observer(function CertificateEntry({ store, row, index }: CertificateEntryProps) {
  const t = companyMessages().form;
  const { set, remove } = store.certificates;
  const errorMessageFor = (field: 'name' | 'no') => {
    const problem = row.serverErrors[field];
    return problem && problemMessage('certificates', problem);
  };
  const name = (
    <TextField
      field={`certificate${index}`}
      label={t.certificateName}
      max={NAME}
      value={row.name}
      error={errorMessageFor('name')}
      onChange={(text) => set(row.key, { name: text })}
      onLeave={() => store.touch('certificates')}
    />
  );
  return (
    <FormEntry head={name} removeLabel={t.remove} onRemove={() => remove(row.key)}>
      <TextField
        field={`certificateNo${index}`}
        isOptional
        label={t.certificateNo}
        max={NUMBER}
        value={row.no}
        error={errorMessageFor('no')}
        onChange={(no) => set(row.key, { no })}
        onLeave={() => undefined}
      />
      <FormField label={t.validUntil}>
        <DayField
          label={t.validUntil}
          placeholder={t.longTerm}
          value={row.validUntil ?? ''}
          onChange={(validUntil) => set(row.key, { validUntil })}
        />
      </FormField>
      <View className={styles.longTerm}>
        <Checkbox isChecked={row.validUntil === null} onChange={() => set(row.key, { validUntil: null })}>
          {t.longTerm}
        </Checkbox>
      </View>
      <PhotoField store={row.picture} label={t.certificatePicture} />
    </FormEntry>
  );
});
