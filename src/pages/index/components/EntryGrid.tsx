import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { visibleEntries } from '../entries';
import { homeMessages } from '../locale/messages';
import styles from './EntryGrid.module.scss';

/** The grid of feature entries, each in a garden-window frame. */
export const EntryGrid = observer(function EntryGrid() {
  const t = homeMessages();
  return (
    <View className={styles.grid} role="navigation" aria-label={t.entriesLabel}>
      {visibleEntries().map(({ key, icon, hue, open }) => (
        <Pressable key={key} className={`${styles.entry} ${styles[hue]}`} role="link" onPress={open}>
          <View className={styles.window}>
            <Icon name={icon} className={styles.icon} />
          </View>
          <Text>{t.entries[key]}</Text>
        </Pressable>
      ))}
    </View>
  );
});
