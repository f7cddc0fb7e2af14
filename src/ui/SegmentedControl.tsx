import { Text, View } from '@tarojs/components';
import { Pressable } from '@/platform/pressable';
import { Icon, type IconName } from './Icon';
import styles from './SegmentedControl.module.scss';

export interface TabOption<K extends string> {
  key: K;
  text: string;
}

export interface SegmentedControlProps<K extends string> {
  /** Options; an icon precedes the text, such as a lock for an option that needs a login. */
  options: readonly (TabOption<NoInfer<K>> & { icon?: IconName })[];
  value: K;
  onChange(key: NoInfer<K>): void;
  /** Screen-reader label of the choice. */
  label: string;
}

/** Two to five short options of which one is active, such as the span of a chart. */
export function SegmentedControl<K extends string>({ options, value, onChange, label }: SegmentedControlProps<K>) {
  return (
    <View className={styles.track} role="tablist" aria-label={label}>
      {options.map(({ key, text, icon }) => (
        <Pressable
          key={key}
          className={`${styles.item} ${key === value ? styles.on : ''}`}
          role="tab"
          isSelected={key === value}
          onPress={() => onChange(key)}
        >
          {icon && <Icon name={icon} />}
          <Text>{text}</Text>
        </Pressable>
      ))}
    </View>
  );
}
