import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Certificate, CompanyInfo } from '@contract/company';
import { certificateState } from '@rules/certificate';
import { shanghaiDay } from '@rules/shanghaiTime';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { previewImage } from '@/platform/previewImage';
import { Badge } from '@/ui/Badge';
import { Icon } from '@/ui/Icon';
import { companyViewMessages } from './locale/messages';
import styles from './CertificateList.module.scss';

interface CertificateListProps {
  company: CompanyInfo;
  /** Number of entries shown, the first ones; by default all. */
  maxCount?: number;
}

/** Verified business licence, and certificates with their expiry dates. */
export const CertificateList = observer(function CertificateList({ company, maxCount }: CertificateListProps) {
  const t = companyViewMessages();
  const hasLicence = company.verifications.includes('company');
  const shown = company.certificates.slice(0, maxCount && maxCount - (hasLicence ? 1 : 0));
  return (
    <View className={styles.list}>
      {hasLicence && (
        <View className={styles.certificate}>
          <Icon name="shield-check" className={styles.icon} />
          <View className={styles.name}>{t.licence}</View>
          <Text className={styles.until}>{t.checked}</Text>
        </View>
      )}
      <ItemList>
        {shown.map((certificate, index) => (
          <CertificateRow key={`${certificate.name} ${index}`} certificate={certificate} />
        ))}
      </ItemList>
    </View>
  );
});

const CertificateRow = observer(function CertificateRow({ certificate }: { certificate: Certificate }) {
  const t = companyViewMessages();
  const { name, no, validUntil, imageUrl } = certificate;
  const state = certificateState(validUntil, shanghaiDay(Date.now()));
  const content = (
    <>
      <Icon name="id-badge-2" className={styles.icon} />
      <View className={styles.name}>{name}</View>
      {no !== '' && <Text className={styles.no}>{no}</Text>}
      <Text className={styles.until}>{validUntil === null ? t.longTerm : t.until(validUntil)}</Text>
      {state === 'expiring' && <Badge tone="warn" text={t.expiring} />}
      {state === 'expired' && <Badge tone="red" text={t.expired} />}
    </>
  );
  if (imageUrl === null) return <View className={styles.certificate}>{content}</View>;
  const open = () => previewImage({ urls: [uploadUri(imageUrl)] });
  return (
    <Pressable className={styles.certificate} label={name} onPress={open}>
      {content}
    </Pressable>
  );
});
