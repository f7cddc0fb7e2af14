import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CardPlan, CardPlans, OwnCardLevel } from '@contract/cardLevel';
import { planName } from '@/components/cardLevel/planName';
import { PlanPrice } from '@/components/cardLevel/PlanPrice';
import { FieldGroup } from '@/components/form/FieldGroup';
import { push } from '@/navigation/navigate';
import { ItemList } from '@/platform/itemList';
import { Button } from '@/ui/Button';
import { introductionMessages } from '../locale/messages';
import styles from './PlanList.module.scss';

interface PlanListProps {
  sale: CardPlans;
  /** Level of the user; null for a visitor. */
  own: OwnCardLevel | null;
}

type Offer = 'open' | 'renew' | 'upgrade' | 'lower';

/** Plans on sale with their prices. */
export const PlanList = observer(function PlanList({ sale, own }: PlanListProps) {
  const t = introductionMessages();
  return (
    <FieldGroup title={t.plans}>
      <ItemList>
        {sale.plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} offer={offerOf(plan, sale, own)} />
        ))}
      </ItemList>
      <View className={styles.note}>{t.noRenewal}</View>
    </FieldGroup>
  );
});

const PlanRow = observer(function PlanRow({ plan, offer }: { plan: CardPlan; offer: Offer }) {
  const t = introductionMessages();
  return (
    <View className={styles.plan}>
      <View className={styles.text}>
        <View className={styles.name}>{planName(plan)}</View>
        <PlanPrice plan={plan} />
      </View>
      {offer === 'lower' ? (
        <View className={styles.lower}>{t.offers.lower}</View>
      ) : (
        <Button kind="tinted" size="medium" onPress={() => push('pay.vcard', { plan: plan.id })}>
          {t.offers[offer]}
        </Button>
      )}
    </View>
  );
});

function offerOf({ level }: CardPlan, { levels }: CardPlans, own: OwnCardLevel | null): Offer {
  if (own === null || own.level === 'basic') return 'open';
  if (own.level === level) return 'renew';
  const rankOf = (name: OwnCardLevel['level']) => levels.findIndex((each) => each.level === name);
  return rankOf(level) > rankOf(own.level) ? 'upgrade' : 'lower';
}
