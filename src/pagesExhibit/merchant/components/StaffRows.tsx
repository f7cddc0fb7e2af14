import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { StaffCard } from '@contract/exhibitor';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { linkTo, push } from '@/navigation/navigate';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { Avatar } from '@/ui/Avatar';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { IdentityRow } from '@/ui/IdentityRow';
import { merchantMessages } from '../locale/messages';
import styles from './StaffRows.module.scss';

/** Business cards of an exhibitor's staff; a tap opens the card, a button asks for an exchange. */
export const StaffRows = observer(function StaffRows({ staff }: { staff: readonly StaffCard[] }) {
  const t = merchantMessages();
  if (staff.length === 0) return <View className={styles.none}>{t.noStaff}</View>;
  return (
    <View>
      <ItemList>
        {staff.map((card) => (
          <View key={card.id} className={styles.row}>
            <Pressable
              className={styles.card}
              role="link"
              onPress={linkTo('vcard.shell', { pageType: 'visitorCardDetail', id: card.id })}
            >
              <IdentityRow
                picture={<Avatar name={card.name} src={card.avatarUrl} />}
                name={card.name}
                badges={<PartyBadge verifications={card.verifications} isBare />}
                subtitle={card.position}
              />
            </Pressable>
            <ExchangeAction card={card} />
          </View>
        ))}
      </ItemList>
    </View>
  );
});

const ExchangeAction = observer(function ExchangeAction({ card }: { card: StaffCard }) {
  const t = merchantMessages();
  if (card.relation === 'own') return null;
  if (card.relation === 'exchanged') return <Badge tone="ok" text={t.exchanged} />;
  const open = () => push('supply.exchangeLink', { cardId: card.id, source: 'expo' });
  return (
    <Button size="small" kind="outline" label={t.exchangeWith(card.name)} onPress={open}>
      {t.exchange}
    </Button>
  );
});
