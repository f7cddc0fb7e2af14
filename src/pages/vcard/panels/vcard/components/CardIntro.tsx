import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { CardFace } from '@/components/card/CardFace';
import type { CardFaceContent } from '@/components/card/cardFaceContent';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { Button } from '@/ui/Button';
import { Icon, type IconName } from '@/ui/Icon';
import { ownCardMessages } from '../locale/messages';
import type { OwnCardsStore } from '../OwnCards.store';
import styles from './CardIntro.module.scss';

const icons: readonly IconName[] = ['scan', 'eye', 'users'];

/** Returns the card of the example: a person who does not exist. */
function exampleFace(): CardFaceContent {
  return {
    ...ownCardMessages().example,
    mobile: '138****0000',
    verifications: ['company', 'person'],
    style: 'cinnabar',
    varietyId: null
  };
}

/** Introduction to business cards, with the way to a first one: for visitors after a login. */
export const CardIntro = observer(function CardIntro({ store }: { store: OwnCardsStore }) {
  const t = ownCardMessages();
  const create = async () => {
    // A user who has just logged in may have a card: it is shown instead.
    await store.cards.whenSettled();
    if (store.cards.value !== null && store.card === undefined) push('vcard.home');
  };
  return (
    <View className={styles.intro}>
      <View className={styles.example}>
        <CardFace face={exampleFace()} />
        <View className={styles.label}>{t.exampleLabel}</View>
      </View>
      <View className={styles.title} role="heading" aria-level={2}>
        {t.introTitle}
      </View>
      {t.points.map(([title, text], index) => (
        <View key={title} className={styles.point}>
          <View className={styles.icon}>
            <Icon name={icons[index] ?? 'check'} />
          </View>
          <View className={styles.text}>
            <View className={styles.pointTitle}>{title}</View>
            <View className={styles.pointText}>{text}</View>
          </View>
        </View>
      ))}
      <View className={styles.action}>
        <Button
          kind="primary"
          isFull
          onPress={() => void withLogin(t.loginReason, () => void create(), { text: t.loginText, icon: 'id-badge-2' })}
        >
          {t.createFast}
        </Button>
        <View className={styles.hint}>{t.createHint}</View>
      </View>
    </View>
  );
});
