import { View } from '@tarojs/components';
import { ItemList } from '@/platform/itemList';
import { Chip } from '@/ui/Chip';
import { SectionHeader } from '@/ui/SectionHeader';
import styles from './TermList.module.scss';

interface Props {
  title: string;
  terms: readonly string[];
  onTerm(term: string): void;
}

/** Search terms to tap instead of typing; renders nothing when there are none. */
export function TermList({ title, terms, onTerm }: Props) {
  if (terms.length === 0) return null;
  return (
    <View className={styles.section}>
      <SectionHeader title={title} />
      <View className={styles.terms}>
        <ItemList>
          {terms.map((term) => (
            <Chip key={term} text={term} onPress={() => onTerm(term)} />
          ))}
        </ItemList>
      </View>
    </View>
  );
}
