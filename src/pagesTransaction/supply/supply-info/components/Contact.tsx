import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MaskedContact } from '@contract/goods';
import type { SupplyDetail } from '@contract/supply';
import { formatPhone } from '@/lib/mobile';
import { messages } from '@/locale/messages';
import { openDeepLink } from '@/navigation/deepLink';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { copyText } from '@/platform/clipboard';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { readSupplyContact } from '../../../api/supply';
import { ContactStore } from '../Contact.store';
import { supplyInfoMessages } from '../locale/messages';
import styles from './Contact.module.scss';

/**
 * Phone number of the supplier: masked until requested, or with the condition that unlocks it. The server decides who
 * may see it.
 */
export const Contact = observer(function Contact({ detail }: { detail: SupplyDetail }) {
  const [store] = useState(() => new ContactStore(detail.id, { readSupplyContact }));
  const t = supplyInfoMessages();
  const contact = store.shown ?? detail.contact;
  const isOpen = store.shown !== null && store.shown.needs === null;
  const hint = contact.needs === null ? t.contactOpen : t.contactNeeds[contact.needs];
  const handleReveal = () => void runWithToast(store.reveal);
  return (
    <View className={styles.contact}>
      <Icon name="phone" className={styles.icon} />
      <View className={styles.text}>
        <Text className={styles.number}>{formatPhone(contact.mobile)}</Text>
        {!isOpen && <View className={styles.hint}>{hint}</View>}
        {store.shown?.street && <View className={styles.hint}>{`${t.specs.deliveryPlace} ${store.shown.street}`}</View>}
      </View>
      {isOpen && <NumberActions mobile={contact.mobile} />}
      {!isOpen && contact.needs === null && (
        <Button kind="tinted" size="small" isLoading={store.isAsking} onPress={handleReveal}>
          {t.showNumber}
        </Button>
      )}
      {contact.needs !== null && <Unlock needs={contact.needs} id={detail.id} />}
    </View>
  );
});

const NumberActions = observer(function NumberActions({ mobile }: { mobile: string }) {
  const t = supplyInfoMessages();
  const handleCopy = async () => overlays.toast((await copyText(mobile)) ? messages().copied : messages().copyFailed);
  return (
    <>
      <Button size="small" onPress={() => void handleCopy()}>
        {t.copyNumber}
      </Button>
      <Button kind="tinted" size="small" onPress={() => openDeepLink({ type: 'callPhone', phone: mobile })}>
        {t.callNumber}
      </Button>
    </>
  );
});

/** Button that leads to the missing condition. */
const Unlock = observer(function Unlock({ needs, id }: { needs: NonNullable<MaskedContact['needs']>; id: string }) {
  const t = supplyInfoMessages();
  const handlePress = () => {
    // No callback needed: the detail reloads after a login.
    if (needs === 'login') void withLogin(t.loginForNumber, () => undefined, { text: t.numberReason, icon: 'phone' });
    else if (needs === 'verify') push('attestation.center');
    else push('supply.exchangeLink', { id });
  };
  return (
    <Button kind="tinted" size="small" onPress={handlePress}>
      {t.contactActions[needs]}
    </Button>
  );
});
