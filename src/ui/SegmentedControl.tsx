import { Text, View } from '@tarojs/components';
import { Pressable } from '@/platform/Pressable';
import { Icon, type IconName } from './Icon';
import styles from './SegmentedControl.module.scss';

export interface TabOption<K extends string> {
  key: K;
  text: string;
}

export interface SegmentedControlProps<K extends string> {
  /** An icon stands before the text, such as the lock of what needs a login. */
  options: readonly (TabOption<NoInfer<K>> & { icon?: IconName })[];
  value: K;
  onChange(key: NoInfer<K>): void;
  /** What is being chosen, for screen readers. */
  label: string;
}

/** Two to five short choices of which one is on, such as the span of a chart. */
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
