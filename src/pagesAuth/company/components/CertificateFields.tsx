import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { PhotoField } from '@/components/photo/PhotoField';
import { Checkbox } from '@/ui/Checkbox';
import { DayField } from '@/ui/DayField';
import { FormField } from '@/ui/FormField';
import { TextInput } from '@/ui/TextInput';
import { Entry, EntryList } from '../../components/EntryList';
import type { CertificateRow } from '../Certificates.store';
import type { CompanyFormStore } from '../CompanyForm.store';
import { fieldError, problemText } from '../fieldError';
import { companyMessages } from '../locale/messages';
import styles from './CertificateFields.module.scss';

const [NAME, NUMBER, MOST] = [30, 40, 20];

/** The certificates, one under the other. */
export const CertificateFields = observer(function CertificateFields({ store }: { store: CompanyFormStore }) {
  const t = companyMessages().form;
  const { rows, add } = store.certificates;
  return (
    <EntryList
      error={fieldError(store, 'certificates')}
      addText={t.addCertificate}
      onAdd={rows.length < MOST ? add : undefined}
    >
      {rows.map((row, place) => (
        <CertificateEntry key={row.key} store={store} row={row} place={place} />
      ))}
    </EntryList>
  );
});

interface CertificateEntryProps {
  store: CompanyFormStore;
  row: CertificateRow;
  place: number;
}

const CertificateEntry = observer(function CertificateEntry({ store, row, place }: CertificateEntryProps) {
  const t = companyMessages().form;
  const { set, remove } = store.certificates;
  const refusal = (part: 'name' | 'no') => {
    const problem = row.refused[part];
    return problem && problemText('certificates', problem);
  };
  const name = (
    <FormField label={t.certificateName} isRequired error={refusal('name')}>
      <TextInput
        label={t.certificateName}
        name={`certificate${place}`}
        maxLength={NAME}
        value={row.name}
        onChange={(text) => set(row.key, { name: text })}
        onBlur={() => store.leave('certificates')}
      />
    </FormField>
  );
  return (
    <Entry head={name} removeLabel={t.remove} onRemove={() => remove(row.key)}>
      <FormField label={t.certificateNo} error={refusal('no')}>
        <TextInput
          label={t.certificateNo}
          name={`certificateNo${place}`}
          maxLength={NUMBER}
          value={row.no}
          onChange={(no) => set(row.key, { no })}
        />
      </FormField>
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
    </Entry>
  );
});
