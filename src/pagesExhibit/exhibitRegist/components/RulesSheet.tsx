import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { registrationMessages } from '../locale/messages';
import styles from './RulesSheet.module.scss';

/** Rules of the visit. */
export const RulesSheet = observer(function RulesSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = registrationMessages();
  const done = (
    <Button kind="primary" isFull onPress={onClose}>
      {t.rulesDone}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.rules} footer={done}>
      <View className={styles.rules} role="list">
        {t.rulesText.map((rule) => (
          <View key={rule} className={styles.rule} role="listitem">
            {rule}
          </View>
        ))}
      </View>
    </Sheet>
  );
});
