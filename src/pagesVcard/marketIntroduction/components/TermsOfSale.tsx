import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { cardLevelMessages } from '@/components/cardLevel/locale/messages';
import { SaleRules } from '@/components/cardLevel/SaleRules';
import { push } from '@/navigation/navigate';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { introductionMessages } from '../locale/messages';
import styles from './TermsOfSale.module.scss';

/** Frequent questions about a paid level, and the rules of payment and refund. */
export const TermsOfSale = observer(function TermsOfSale() {
  const t = introductionMessages();
  return (
    <>
      <Card>
        <SectionHeader title={t.questions} />
        {t.faq.map(({ question, answer }) => (
          <View key={question} className={styles.item}>
            <View className={styles.question}>{question}</View>
            <View className={styles.answer}>{answer}</View>
          </View>
        ))}
      </Card>
      <Card>
        <SectionHeader title={cardLevelMessages().terms} />
        <SaleRules />
        <View className={styles.contact}>
          <Button kind="outline" size="medium" isFull onPress={() => push('contact')}>
            {t.contact}
          </Button>
        </View>
      </Card>
    </>
  );
});
