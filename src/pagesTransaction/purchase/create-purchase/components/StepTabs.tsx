import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import type { CreatePurchaseStore } from '../CreatePurchase.store';
import { createPurchaseMessages } from '../locale/messages';
import { steps } from '../steps';
import styles from './StepTabs.module.scss';

/** Tabs of the three steps: current, completed and with errors. Each step can be opened. */
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
