import { View } from '@tarojs/components';
import { Chip } from '@/ui/Chip';
import { SectionHeader } from '@/ui/SectionHeader';
import styles from './WordList.module.scss';

interface Props {
  title: string;
  words: readonly string[];
  onWord(word: string): void;
}

/** Words to tap instead of typing them; nothing when there are none. */
export function WordList({ title, words, onWord }: Props) {
  if (words.length === 0) return null;
  return (
    <View className={styles.section}>
      <SectionHeader title={title} />
      <View className={styles.words}>
        {words.map((word) => (
          <Chip key={word} text={word} onPress={() => onWord(word)} />
        ))}
      </View>
    </View>
  );
}
