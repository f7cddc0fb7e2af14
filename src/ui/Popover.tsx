import { ScrollView } from '@tarojs/components';
import { observer } from 'mobx-react';
import { words } from '@/locale/words';
import { FocusScope } from '@/platform/FocusScope';
import { ChoiceRow } from './ChoiceRow';
import { cssVariables } from './cssVariables';
import type { PopoverOptions } from './feedback';
import { Mask } from './Mask';
import styles from './Popover.module.scss';

interface PopoverProps {
  options: PopoverOptions;
  isLeaving: boolean;
  onAnswer(index?: number): void;
}

/** A menu beside what was tapped, drawn by QuestionLayer: ask with `feedback.popover`. */
export const Popover = observer(function Popover({ options, isLeaving, onAnswer }: PopoverProps) {
  const cancel = () => onAnswer();
  // Pixels of the window, from the tap: nothing that rem or rpx should change.
  const place = cssVariables({ '--x': `${options.at.x}px`, '--y': `${options.at.y}px` });
  return (
    <Mask place="free" isLeaving={isLeaving} onPress={cancel}>
      <FocusScope className={styles.holder} role="menu" label={words().more} onEscape={cancel}>
        <ScrollView className={styles.menu} style={place} scrollY>
          {options.items.map((item, index) => (
            <ChoiceRow key={item.text} item={item} onPress={() => onAnswer(index)} />
          ))}
        </ScrollView>
      </FocusScope>
    </Mask>
  );
});
