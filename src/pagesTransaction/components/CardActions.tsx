import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { tradeMessages } from '../locale/messages';
import styles from './CardActions.module.scss';

/** Number of buttons that fit on the narrowest card. */
const MAX_BUTTONS = 3;

export interface CardAction<K extends string> {
  key: K;
  text: string;
  isDanger?: boolean;
  /** Styled as unavailable; a tap explains why. */
  isDisabled?: boolean;
}

interface CardActionsProps<K extends string> {
  /** Title of the listing, shown over the action sheet. */
  title: string;
  /** Actions, most likely first. */
  actions: readonly CardAction<K>[];
  isBusy: boolean;
  onAction(key: NoInfer<K>): void;
}

/** Actions on an own listing: the most likely ones as buttons, the rest behind "more". */
function CardActionsOf<K extends string>({ title, actions, isBusy, onAction }: CardActionsProps<K>) {
  const shown = actions.length > MAX_BUTTONS ? actions.slice(0, MAX_BUTTONS - 1) : actions;
  const more = actions.slice(shown.length);
  const handleMore = async () => {
    const items = more.map(({ text, isDanger = false }) => ({ text, isDanger }));
    const choice = await overlays.actionSheet({ title, items });
    const action = choice === null ? undefined : more[choice];
    if (action) onAction(action.key);
  };
  return (
    <View className={styles.actions}>
      {more.length > 0 && (
        <Button size="small" isDisabled={isBusy} onPress={() => void handleMore()}>
          {tradeMessages().more}
        </Button>
      )}
      {[...shown].reverse().map(({ key, text, isDisabled = false }, index) => (
        <Button
          key={key}
          kind={index === shown.length - 1 ? 'tinted' : 'outline'}
          size="small"
          isDisabled={isBusy || isDisabled}
          onDisabledPress={() => isBusy || onAction(key)}
          onPress={() => onAction(key)}
        >
          {text}
        </Button>
      ))}
    </View>
  );
}

export const CardActions: typeof CardActionsOf = observer(CardActionsOf);
