import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { OwnExchangeCard } from '@contract/exchange';
import { FieldGroup } from '@/components/form/FieldGroup';
import { formatPhone } from '@/lib/mobile';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Avatar } from '@/ui/Avatar';
import { Cell } from '@/ui/Cell';
import { Icon } from '@/ui/Icon';
import { IdentityRow } from '@/ui/IdentityRow';
import { tradeMessages } from '../../../locale/messages';
import type { ExchangeStore } from '../Exchange.store';
import { exchangeMessages } from '../locale/messages';
import styles from './GivenCard.module.scss';

const contactFields = ['mobile', 'otherMobile', 'landline', 'weChatId', 'email', 'address'] as const;

/** Choice of the card to give, with what the other user will see of it. */
export const GivenCard = observer(function GivenCard({ store }: { store: ExchangeStore }) {
  const t = exchangeMessages();
  const { room, givenCard } = store;
  if (!room || !givenCard) return null;
  return (
    <>
      <FieldGroup title={t.shownTitle}>
        <View role="radiogroup" aria-label={t.chooseCard}>
          {room.ownCards.map((card) => (
            <CardOption
              key={card.id}
              card={card}
              isChosen={card.id === givenCard.id}
              onChoose={() => store.chooseCard(card.id)}
            />
          ))}
        </View>
      </FieldGroup>
      <SeenContacts card={givenCard} />
    </>
  );
});

interface CardOptionProps {
  card: OwnExchangeCard;
  isChosen: boolean;
  onChoose(): void;
}

function CardOption({ card, isChosen, onChoose }: CardOptionProps) {
  const { name, companyName, position, avatarUrl } = card;
  return (
    <Pressable className={styles.card} role="radio" isChecked={isChosen} onPress={onChoose}>
      <IdentityRow
        picture={<Avatar name={name} src={avatarUrl} />}
        name={name}
        subtitle={tradeMessages().list([companyName, position].filter(Boolean))}
        right={isChosen && <Icon name="check" className={styles.check} />}
      />
    </Pressable>
  );
}

/** Contacts on the card that the other user sees after the exchange. */
function SeenContacts({ card: { id, contacts } }: { card: OwnExchangeCard }) {
  const t = exchangeMessages();
  const seen = contactFields.filter((field) => contacts[field]?.isMasked === false);
  return (
    <FieldGroup title={t.seenTitle}>
      {seen.map((field) => (
        <Cell key={field} title={t.contacts[field]} value={formatPhone(contacts[field]?.text ?? '')} />
      ))}
      {seen.length === 0 && <Cell title={t.seenNothing} />}
      <Cell icon="pencil" title={t.editCard} onPress={() => push('vcard.home', { edit: id })} />
    </FieldGroup>
  );
}
