import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CardPlan } from '@contract/cardLevel';
import { planName } from '@/components/cardLevel/planName';
import { PlanPrice } from '@/components/cardLevel/PlanPrice';
import { fieldId } from '@/components/form/formField';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import type { CheckoutStore } from '../Checkout.store';
import { payMessages } from '../locale/messages';
import styles from './PlanChoice.module.scss';

/** All plans with their prices, of which one is chosen. */
export const PlanChoice = observer(function PlanChoice({ checkout }: { checkout: CheckoutStore }) {
  const t = payMessages();
  const { form, plans } = checkout;
  return (
    <>
      <View id={fieldId('item')} className={styles.title} role="heading" aria-level={2}>
        {t.choosePlan}
      </View>
      <View className={styles.plans} role="radiogroup" aria-label={t.choosePlan}>
        {plans.map((plan) => (
          <PlanOption
            key={plan.id}
            plan={plan}
            isChosen={plan.id === form.values.item}
            isSellable={checkout.isSellable(plan)}
            onChoose={() => checkout.choose(plan.id)}
          />
        ))}
      </View>
      {form.problemOf('item') !== undefined && (
        <View className={styles.problem} role="alert">
          {t.noPlan}
        </View>
      )}
    </>
  );
});

interface PlanOptionProps {
  plan: CardPlan;
  isChosen: boolean;
  /** False for a level below the running one. */
  isSellable: boolean;
  onChoose(): void;
}

const PlanOption = observer(function PlanOption({ plan, isChosen, isSellable, onChoose }: PlanOptionProps) {
  const t = payMessages();
  const explain = () => overlays.toast(t.lowerPlan, { icon: 'info-circle' });
  return (
    <Pressable
      className={`${styles.plan} ${isChosen ? styles.chosen : ''} ${isSellable ? '' : styles.closed}`}
      role="radio"
      isChecked={isChosen}
      isDisabled={!isSellable}
      onPress={isSellable ? onChoose : explain}
    >
      <View className={styles.text}>
        <Text className={styles.name}>{planName(plan)}</Text>
        {isSellable ? <PlanPrice plan={plan} /> : <View className={styles.reason}>{t.lowerPlan}</View>}
      </View>
      <View className={styles.mark}>{isChosen && <Icon name="check" />}</View>
    </Pressable>
  );
});
