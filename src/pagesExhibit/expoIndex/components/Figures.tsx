import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExpoFigure } from '@contract/expo';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { figureValue } from '../figureValue';
import { expoIndexMessages } from '../locale/messages';
import styles from '../ExpoIndex.module.scss';

/** The figures of an expo; nothing without any. */
export const Figures = observer(function Figures({ title, figures }: { title: string; figures: ExpoFigure[] }) {
  const t = expoIndexMessages();
  if (figures.length === 0) return null;
  return (
    <Card>
      <SectionHeader title={title} />
      <View className={styles.figures}>
        {figures.map(({ kind, value }) => (
          <View key={kind} className={styles.figure}>
            <Text className={styles.value}>{figureValue({ kind, value })}</Text>
            <Text className={styles.ticketHint}>{t.figureNames[kind]}</Text>
          </View>
        ))}
      </View>
    </Card>
  );
});
