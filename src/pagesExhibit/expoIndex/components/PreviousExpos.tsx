import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PreviousExpo } from '@contract/expo';
import { linkTo } from '@/navigation/navigate';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { SectionHeader } from '@/ui/SectionHeader';
import { figureValue } from '../figureValue';
import { expoIndexMessages } from '../locale/messages';
import styles from '../ExpoIndex.module.scss';

/** Earlier expos with their results; nothing without any. */
export const PreviousExpos = observer(function PreviousExpos({ expos }: { expos: PreviousExpo[] }) {
  const t = expoIndexMessages();
  if (expos.length === 0) return null;
  return (
    <Card>
      <SectionHeader title={t.previous} />
      <ItemList>
        {expos.map(({ id, name, figures }) => (
          <Pressable key={id} className={styles.row} role="link" onPress={linkTo('exhibit.index', { expoId: id })}>
            <View className={styles.ticketText}>
              <View className={styles.ticketTitle}>{name}</View>
              <View className={styles.ticketHint}>
                {figures.map((figure) => `${t.figureNames[figure.kind]} ${figureValue(figure)}`).join(' · ')}
              </View>
            </View>
            <Icon name="chevron-right" />
          </Pressable>
        ))}
      </ItemList>
    </Card>
  );
});
