import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { VarietySheet } from '@/components/variety/VarietySheet';
import { messages } from '@/locale/messages';
import { openLogin } from '@/navigation/loginGate';
import { Pressable } from '@/platform/pressable';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { Icon } from '@/ui/Icon';
import { toastError } from '@/ui/runWithToast';
import { Sheet } from '@/ui/Sheet';
import { Skeleton } from '@/ui/Skeleton';
import { Switch } from '@/ui/Switch';
import type { InterestsStore } from './Interests.store';
import { recommendationMessages } from './locale/messages';
import styles from './InterestSheet.module.scss';

/** Maximum number of interests; more would no longer express a preference. */
const MAX_INTERESTS = 20;

/** Sheet with the recommendation switch and the interests that recommendations are based on. */
export const InterestSheet = observer(function InterestSheet({ store }: { store: InterestsStore }) {
  const t = recommendationMessages();
  const [isChoosing, setChoosing] = useState(false);
  const choose = (ids: string[]) => void store.setInterests(ids).catch(toastError);
  return (
    <>
      <Sheet isOpen={store.isOpen} onClose={store.close} title={t.manage}>
        <View className={styles.switch}>
          <View className={styles.text}>
            <View className={styles.name}>{t.recommendation}</View>
            <View className={styles.hint}>{t.recommendationHint}</View>
          </View>
          <Switch label={t.recommendation} isOn={settings.personalised} onChange={settings.setPersonalised} />
        </View>
        {settings.personalised && <InterestsSection store={store} onAdd={() => setChoosing(true)} />}
      </Sheet>
      {/* Rendered outside the sheet above, which scrolls its content. */}
      <VarietySheet
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        title={t.chooseInterests}
        value={store.activeIds}
        onChange={choose}
        maxCount={MAX_INTERESTS}
      />
    </>
  );
});

const InterestsSection = observer(function InterestsSection({
  store,
  onAdd
}: {
  store: InterestsStore;
  onAdd(): void;
}) {
  const t = recommendationMessages();
  const { isLoggedIn } = user;
  useEffect(() => {
    if (isLoggedIn) void store.load();
  }, [store, isLoggedIn]);
  return (
    <View className={styles.interests}>
      <View className={styles.name} role="heading" aria-level={3}>
        {t.interests}
      </View>
      {isLoggedIn ? <InterestTags store={store} onAdd={onAdd} /> : <GuestPrompt store={store} />}
    </View>
  );
});

const GuestPrompt = observer(function GuestPrompt({ store }: { store: InterestsStore }) {
  const t = recommendationMessages();
  const logIn = () => {
    store.close();
    void openLogin();
  };
  return (
    <>
      <View className={styles.hint}>{t.loginForInterests}</View>
      <View className={styles.action}>
        <Button kind="tinted" onPress={logIn}>
          {messages().loginGate.other}
        </Button>
      </View>
    </>
  );
});

const InterestTags = observer(function InterestTags({ store, onAdd }: { store: InterestsStore; onAdd(): void }) {
  const t = recommendationMessages();
  if (store.error !== undefined) return <ErrorState error={store.error} onRetry={() => void store.load()} />;
  if (!store.tags) return <Skeleton height={36} />;
  const toggle = (varietyId: string) => {
    store.toggle(varietyId).catch(toastError);
  };
  return (
    <>
      <View className={styles.tags}>
        {store.tags.map(({ varietyId, name }) => {
          const isRemoved = store.removed.has(varietyId);
          return (
            <Pressable
              key={varietyId}
              className={isRemoved ? `${styles.tag} ${styles.removed}` : styles.tag}
              label={isRemoved ? t.restoreInterest(name) : t.removeInterest(name)}
              onPress={() => toggle(varietyId)}
            >
              <Text>{name}</Text>
              <Icon name={isRemoved ? 'refresh' : 'x'} />
            </Pressable>
          );
        })}
        <Pressable className={`${styles.tag} ${styles.add}`} onPress={onAdd}>
          <Icon name="plus" />
          <Text>{t.addInterest}</Text>
        </Pressable>
      </View>
      <View className={styles.hint}>{store.tags.length === 0 ? t.noInterests : t.interestsFrom}</View>
    </>
  );
});
