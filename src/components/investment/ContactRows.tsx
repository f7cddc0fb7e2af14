import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { InvestmentContact } from '@contract/investment';
import { openDeepLink } from '@/navigation/deepLink';
import { Button } from '@/ui/Button';
import { investmentLeadMessages } from './locale/messages';
import styles from './ContactRows.module.scss';

/** Office to ask, with its number to call. */
export const ContactRows = observer(function ContactRows({ contact }: { contact: InvestmentContact }) {
  const { office, person, phone, address } = contact;
  const t = investmentLeadMessages();
  const call = () => openDeepLink({ type: 'callPhone', phone });
  return (
    <View className={styles.contact}>
      <View className={styles.text}>
        <View className={styles.office}>{person === '' ? office : `${person} · ${office}`}</View>
        <View className={styles.address}>{address}</View>
      </View>
      <Button kind="outline" size="small" icon="phone" label={t.call(phone)} onPress={call}>
        {phone}
      </Button>
    </View>
  );
});
