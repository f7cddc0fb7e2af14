import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CompanyInfo } from '@contract/company';
import { formatPhone } from '@/lib/mobile';
import { openDeepLink } from '@/navigation/deepLink';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { companyViewMessages } from './locale/messages';
import styles from './ContactCard.module.scss';

/** Contact details of the company. A masked number comes with a hint how to reveal it. */
export const ContactCard = observer(function ContactCard({ company }: { company: CompanyInfo }) {
  const t = companyViewMessages();
  const { contactName, contactMobile, isContactMasked, landline, region, position } = company;
  const address = [...(region?.names ?? []), company.address].join('');
  const maskedHint = user.isLoggedIn ? t.masked : t.maskedVisitor;
  const call = (phone: string) => openDeepLink({ type: 'callPhone', phone });
  if (contactMobile === '' && landline === '' && address === '') return null;
  return (
    <Card>
      <SectionHeader title={t.contact} />
      {contactMobile !== '' && (
        <View className={styles.row}>
          <View className={styles.text}>
            <Text className={styles.number}>{formatPhone(contactMobile)}</Text>
            <Text className={styles.hint}>{isContactMasked ? maskedHint : contactName}</Text>
          </View>
          {!isContactMasked && (
            <Button kind="tinted" size="small" icon="phone" onPress={() => call(contactMobile)}>
              {t.call}
            </Button>
          )}
        </View>
      )}
      {landline !== '' && (
        <View className={styles.row}>
          <View className={styles.text}>
            <Text className={styles.number}>{landline}</Text>
          </View>
          <Button kind="tinted" size="small" icon="phone" onPress={() => call(landline.replace(/-/g, ''))}>
            {t.call}
          </Button>
        </View>
      )}
      {address !== '' && (
        <View className={styles.row}>
          <View className={styles.text}>
            <Text className={styles.address}>{address}</Text>
          </View>
          {position && (
            <Button
              size="small"
              icon="map-pin"
              onPress={() => openDeepLink({ type: 'toMap', ...position, name: company.name, address })}
            >
              {t.map}
            </Button>
          )}
        </View>
      )}
    </Card>
  );
});
