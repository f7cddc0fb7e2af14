import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Card } from '@contract/card';
import { ownCardFace } from '@/components/card/cardFaceContent';
import { FieldGroup } from '@/components/form/FieldGroup';
import { push } from '@/navigation/navigate';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { Badge } from '@/ui/Badge';
import { Cell } from '@/ui/Cell';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import type { CardHomeStore } from '../CardHome.store';
import { cardsToWithdraw } from '../cardsToWithdraw';
import { cardHomeMessages } from '../locale/messages';
import { MiniFace } from './MiniFace';
import styles from './OwnCardList.module.scss';

/** All cards of the user, and the way to another one. */
export const OwnCardList = observer(function OwnCardList({ store }: { store: CardHomeStore }) {
  const { own, canAdd, canUpgrade } = store;
  const t = cardHomeMessages();
  if (!own) return null;
  return (
    <FieldGroup title={t.cards.title(own.cards.length, own.maxCards)}>
      <ItemList>
        {own.cards.map((card) => (
          <CardRow key={card.id} store={store} card={card} />
        ))}
      </ItemList>
      {canAdd && <Cell icon="plus" title={t.cards.add} onPress={() => push('vcard.home', { edit: 'new' })} />}
      {!canAdd && (
        <Cell
          icon="info-circle"
          title={t.full.title(own.maxCards)}
          hint={canUpgrade ? t.full.upgradeText : t.full.text(cardsToWithdraw(own))}
          onPress={canUpgrade ? () => push('vcard.marketIntroduction') : undefined}
        />
      )}
    </FieldGroup>
  );
});

const CardRow = observer(function CardRow({ store, card }: { store: CardHomeStore; card: Card }) {
  const t = cardHomeMessages();
  const face = ownCardFace(card);
  const handlePress = async () => {
    const choices = [
      { text: t.cards.edit, run: () => push('vcard.home', { edit: card.id }) },
      { text: t.cards.code, run: () => push('vcard.code', { id: card.id }) },
      ...(card.isDefault
        ? []
        : [
            {
              text: t.cards.makeDefault,
              run: () => void runWithToast(() => store.makeDefault(card.id), t.cards.defaultSet)
            }
          ]),
      // The last one is withdrawn where its undo stays: this page becomes the form of a first card.
      ...(store.hasSeveral
        ? [
            {
              text: t.cards.withdraw,
              hint: t.cards.withdrawHint,
              isDanger: true,
              // The bar with the undo shows the success.
              run: () => void runWithToast(() => store.withdraw(card))
            }
          ]
        : [])
    ];
    const index = await overlays.actionSheet({ title: t.cards.options(card.name), items: choices });
    if (index !== null) choices[index]?.run();
  };
  return (
    <Pressable className={styles.row} onPress={() => void handlePress()}>
      <View aria-hidden="true">
        <MiniFace face={face} size="small" />
      </View>
      <View className={styles.text}>
        <View className={styles.name}>
          <Text>{card.name}</Text>
          {card.isDefault && <Badge tone="grey" text={t.defaultCard} />}
          {card.takedownReason !== null && <Badge tone="red" text={t.takenDown} />}
        </View>
        <View className={styles.position}>{[face.position, face.companyName].filter(Boolean).join(t.listJoin)}</View>
      </View>
      <Icon name="chevron-right" className={styles.arrow} />
    </Pressable>
  );
});
