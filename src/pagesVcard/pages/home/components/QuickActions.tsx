import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Card } from '@contract/card';
import { saveToPhone } from '@/components/contact/saveToPhone';
import { loadScan } from '@/components/scan/loadScan';
import { messages } from '@/locale/messages';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Icon, type IconName } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { cardHomeMessages } from '../locale/messages';
import styles from './QuickActions.module.scss';

/** The scanner is loaded on the first scan. */
const openScanner = () =>
  loadScan().then(
    (scan) => void scan(() => false),
    () => overlays.toast(messages().errors.networkTitle)
  );

const saveCard = ({ name, company, companyName, position, mobile, weChatId, ...card }: Card) =>
  saveToPhone({
    name,
    company: company?.name ?? companyName,
    position,
    mobile,
    weChatId,
    department: card.department,
    otherMobile: card.otherMobile,
    landline: card.landline,
    email: card.email,
    website: card.website,
    address: card.address
  });

/** Actions with the default card that are needed when two people meet. */
export const QuickActions = observer(function QuickActions({ card, onPoster }: { card: Card; onPoster(): void }) {
  const t = cardHomeMessages();
  const handlePoster = () => {
    if (card.takedownReason === null) onPoster();
    else overlays.toast(t.takenDownToast, { icon: 'info-circle' });
  };
  const actions: { icon: IconName; text: string; onPress(): void }[] = [
    { icon: 'scan', text: t.actions.scan, onPress: () => void openScanner() },
    { icon: 'id-badge-2', text: t.actions.faceToFace, onPress: () => push('vcard.code', { id: card.id }) },
    { icon: 'photo', text: t.actions.poster, onPress: handlePoster },
    { icon: 'user-plus', text: t.actions.save, onPress: () => void saveCard(card) }
  ];
  return (
    <View className={styles.actions} role="group" aria-label={t.actions.label}>
      {actions.map(({ icon, text, onPress }) => (
        <Pressable key={icon} className={styles.action} onPress={onPress}>
          <Icon name={icon} className={styles.icon} />
          <Text>{text}</Text>
        </Pressable>
      ))}
    </View>
  );
});
