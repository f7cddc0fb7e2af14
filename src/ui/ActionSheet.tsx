import { ScrollView, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { words } from '@/locale/words';
import { FocusScope } from '@/platform/FocusScope';
import { Pressable } from '@/platform/Pressable';
import styles from './ActionSheet.module.scss';
import { ChoiceRow } from './ChoiceRow';
import type { ActionSheetOptions } from './feedback';
import { Mask } from './Mask';

interface ActionSheetProps {
  options: ActionSheetOptions;
  isLeaving: boolean;
  onAnswer(index?: number): void;
}

/** Actions to choose from, drawn by QuestionLayer: ask with `feedback.actionSheet`. A small menu from 500 px width. */
export const ActionSheet = observer(function ActionSheet({ options, isLeaving, onAnswer }: ActionSheetProps) {
  const cancel = () => onAnswer();
  return (
    <Mask place="bottom" isLeaving={isLeaving} onPress={cancel}>
      <FocusScope
        className={`${styles.sheet} ${isLeaving ? styles.leaving : ''}`}
        role="menu"
        label={options.title ?? words().more}
        onEscape={cancel}
      >
        {options.title && <View className={styles.title}>{options.title}</View>}
        <ScrollView className={styles.list} scrollY>
          {options.items.map((item, index) => (
            <ChoiceRow key={item.text} item={item} isCentred onPress={() => onAnswer(index)} />
          ))}
        </ScrollView>
        <View className={styles.gap} />
        <Pressable className={styles.cancel} role="menuitem" onPress={cancel}>
          <Text>{words().cancel}</Text>
        </Pressable>
      </FocusScope>
    </Mask>
  );
});
