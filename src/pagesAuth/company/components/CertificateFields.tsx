import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { DayField } from '@/ui/DayField';
import { FormField } from '@/ui/FormField';
import { IconButton } from '@/ui/IconButton';
import { TextInput } from '@/ui/TextInput';
import type { CompanyFormStore } from '../CompanyForm.store';
import { companyWords } from '../locale/words';
import styles from './CertificateFields.module.scss';

const [NAME, NUMBER, MOST] = [30, 40, 20];

/** The certificates, one under the other. */
export const CertificateFields = observer(function CertificateFields({ store }: { store: CompanyFormStore }) {
  const t = companyWords().form;
  const { certificates } = store.values;
  return (
    <>
      {certificates.map((certificate, place) => (
        <View key={place} className={styles.certificate}>
          <View className={styles.head}>
            <View className={styles.name}>
              <FormField label={t.certificateName} isRequired>
                <TextInput
                  label={t.certificateName}
                  name={`certificate${place}`}
                  maxLength={NAME}
                  value={certificate.name}
                  onChange={(name) => store.setCertificate(place, { name })}
                  onBlur={() => store.leave('certificates')}
                />
              </FormField>
            </View>
            <IconButton icon="trash" label={t.remove} onPress={() => store.removeCertificate(place)} />
          </View>
          <FormField label={t.certificateNo}>
            <TextInput
              label={t.certificateNo}
              name={`certificateNo${place}`}
              maxLength={NUMBER}
              value={certificate.no}
              onChange={(no) => store.setCertificate(place, { no })}
            />
          </FormField>
          <FormField label={t.validUntil}>
            <DayField
              label={t.validUntil}
              placeholder={t.longTerm}
              value={certificate.validUntil ?? ''}
              onChange={(validUntil) => store.setCertificate(place, { validUntil })}
            />
          </FormField>
          <View className={styles.longTerm}>
            <Checkbox
              isChecked={certificate.validUntil === null}
              onChange={() => store.setCertificate(place, { validUntil: null })}
            >
              {t.longTerm}
            </Checkbox>
          </View>
        </View>
      ))}
      {store.isWrong('certificates') && (
        <View className={styles.wrong} role="alert">
          {t.wrong.certificates}
        </View>
      )}
      {certificates.length < MOST && (
        <View className={styles.add}>
          <Button size="medium" icon="plus" isFull onPress={store.addCertificate}>
            {t.addCertificate}
          </Button>
        </View>
      )}
    </>
  );
});
