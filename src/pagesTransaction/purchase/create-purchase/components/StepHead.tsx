import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Pressable } from '@/platform/Pressable';
import { Icon } from '@/ui/Icon';
import type { CreatePurchaseStore } from '../CreatePurchase.store';
import { createPurchaseMessages } from '../locale/messages';
import { steps } from '../steps';
import styles from './StepHead.module.scss';

/** The three steps: where the writer is, what is done, where something is wrong. Each can be gone to. */
export const StepHead = observer(function StepHead({ store }: { store: CreatePurchaseStore }) {
  const t = createPurchaseMessages();
  return (
    <View className={styles.steps} role="tablist" aria-label={t.title}>
      {steps.map((step, index) => {
        const isNow = step === store.step;
        const isWrong = store.isWrong(step);
        const isDone = !isWrong && store.isDone(step);
        const look = (isWrong && styles.wrong) || (isDone && styles.done) || '';
        return (
          <Pressable
            key={step}
            className={`${styles.step} ${isNow ? styles.now : ''}`}
            role="tab"
            isSelected={isNow}
            label={t.stepLabel(index + 1, t.steps[step])}
            onPress={() => store.show(step)}
          >
            <View className={`${styles.disc} ${isNow ? '' : look}`}>
              {!isNow && isDone ? <Icon name="check" /> : <Text>{index + 1}</Text>}
            </View>
            <Text className={styles.name}>{t.steps[step]}</Text>
          </Pressable>
        );
      })}
    </View>
  );
});
