import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Button } from '@/ui/Button';
import { smsCodeMessages } from './locale/messages';
import styles from './DemoCode.module.scss';

/** Shows the code, because the demo sends no messages. */
export const DemoCode = observer(function DemoCode({ code, onFill }: { code: string; onFill(code: string): void }) {
  const t = smsCodeMessages();
  return (
    <View className={styles.demo}>
      <Text>{t.demoCode(code)}</Text>
      <Button kind="outline" size="small" onPress={() => onFill(code)}>
        {t.fillIn}
      </Button>
    </View>
  );
});
