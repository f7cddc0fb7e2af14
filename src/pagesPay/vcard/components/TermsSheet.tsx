import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { cardLevelMessages } from '@/components/cardLevel/locale/messages';
import { SaleRules } from '@/components/cardLevel/SaleRules';
import { Sheet } from '@/ui/Sheet';
import type { CheckoutStore } from '../Checkout.store';
import styles from './TermsSheet.module.scss';

/** The terms of the payment, to read before agreeing to them. */
export const TermsSheet = observer(function TermsSheet({ checkout }: { checkout: CheckoutStore }) {
  return (
    <Sheet isOpen={checkout.areTermsOpen} onClose={() => checkout.showTerms(false)} title={cardLevelMessages().terms}>
      <View className={styles.rules}>
        <SaleRules />
      </View>
    </Sheet>
  );
});
