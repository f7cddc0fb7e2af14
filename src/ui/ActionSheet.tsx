import { ScrollView, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { messages } from '@/locale/messages';
import { FocusScope } from '@/platform/focusScope';
import { findMenuAnchor } from '@/platform/menuAnchor';
import { Pressable } from '@/platform/pressable';
import { ChoiceRow } from './ChoiceRow';
import { cssVariables } from './cssVariables';
import { Mask } from './Mask';
import type { ActionSheetOptions } from './overlays';
import styles from './ActionSheet.module.scss';

interface ActionSheetProps {
  options: ActionSheetOptions;
  isLeaving: boolean;
  onAnswer(index?: number): void;
}

/**
 * Sheet of actions, rendered by DialogHost; open it with `overlays.actionSheet`. From 500 px of width it is a popover.
 */
export const ActionSheet = observer(function ActionSheet({ options, isLeaving, onAnswer }: ActionSheetProps) {
  // Located before the menu mounts, because the menu takes the focus from its trigger.
  const [anchor] = useState(findMenuAnchor);
  const cancel = () => onAnswer();
  const label = options.title ?? messages().more;
  const list = (
    <>
      {options.title && <View className={styles.title}>{options.title}</View>}
      <ScrollView className={styles.list} scrollY>
        {options.items.map((item, index) => (
          <ChoiceRow key={item.text} item={item} isCentred={!anchor} onPress={() => onAnswer(index)} />
        ))}
      </ScrollView>
    </>
  );
  if (anchor) {
    return (
      <Mask position="free" isLeaving={isLeaving} onPress={cancel}>
        <FocusScope className={styles.holder} role="menu" label={label} onEscape={cancel}>
          <View className={`${styles.popover} ${isLeaving ? styles.faded : ''}`} style={cssVariables(anchor)}>
            {list}
          </View>
        </FocusScope>
      </Mask>
    );
  }
  return (
    <Mask position="bottom" isLeaving={isLeaving} onPress={cancel}>
      <FocusScope
        className={`${styles.sheet} ${isLeaving ? styles.leaving : ''}`}
        role="menu"
        label={label}
        onEscape={cancel}
      >
        {list}
        <View className={styles.gap} />
        <Pressable className={styles.cancel} role="menuitem" onPress={cancel}>
          <Text>{messages().cancel}</Text>
        </Pressable>
      </FocusScope>
    </Mask>
  );
});
