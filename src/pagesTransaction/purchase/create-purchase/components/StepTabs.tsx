import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Pressable } from '@/platform/Pressable';
import { Icon } from '@/ui/Icon';
import type { CreatePurchaseStore } from '../CreatePurchase.store';
import { createPurchaseMessages } from '../locale/messages';
import { steps } from '../steps';
import styles from './StepTabs.module.scss';

/** The three steps: where the writer is, what is done, where something is wrong. Each can be gone to. */
export const StepTabs = observer(function StepTabs({ store }: { store: CreatePurchaseStore }) {
  const t = createPurchaseMessages();
  return (
    <View className={styles.steps} role="tablist" aria-label={t.title}>
      {steps.map((step, index) => {
        const isCurrent = step === store.step;
        const hasError = store.hasError(step);
        const isComplete = !hasError && store.isComplete(step);
        const variant = (hasError && styles.wrong) || (isComplete && styles.done) || '';
        return (
          <Pressable
            key={step}
            className={`${styles.step} ${isCurrent ? styles.now : ''}`}
            role="tab"
            isSelected={isCurrent}
            label={t.stepLabel(index + 1, t.steps[step])}
            onPress={() => store.goToStep(step)}
          >
            <View className={`${styles.disc} ${isCurrent ? '' : variant}`}>
              {!isCurrent && isComplete ? <Icon name="check" /> : <Text>{index + 1}</Text>}
            </View>
            <Text className={styles.name}>{t.steps[step]}</Text>
          </Pressable>
        );
      })}
    </View>
  );
});
