import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Sheet } from '@/ui/Sheet';
import { honorMessages } from '../locale/messages';
import styles from './RulesSheet.module.scss';

interface Props {
  rule: string;
  isOpen: boolean;
  onClose(): void;
}

/** Rules of the award, a paragraph each. */
export const RulesSheet = observer(function RulesSheet({ rule, isOpen, onClose }: Props) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={honorMessages().ruleTitle}>
      <View className={styles.rules}>
        {rule.split('\n').map((paragraph) => (
          <View key={paragraph} className={styles.paragraph}>
            {paragraph}
          </View>
        ))}
      </View>
    </Sheet>
  );
});
