import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { runWithToast } from '@/ui/runWithToast';
import { UndoBar } from '@/ui/UndoBar';
import type { HolderStore } from '../Holder.store';
import { holderMessages } from '../locale/messages';

/** The last removal or block, while it can be undone. */
export const UndoBars = observer(function UndoBars({ store: { removal, requests } }: { store: HolderStore }) {
  const t = holderMessages();
  const { removed } = removal;
  const { blocked } = requests;
  return (
    <View>
      {removed && (
        <UndoBar
          isOverBar
          text={t.removed(removed.length)}
          action={t.undo}
          onPress={() => void runWithToast(removal.undo, t.restored)}
        />
      )}
      {!removed && blocked && (
        <UndoBar
          isOverBar
          text={t.requests.blocked(blocked.otherName)}
          action={t.requests.unblock}
          onPress={() => void runWithToast(requests.undoBlock, t.requests.unblocked)}
        />
      )}
    </View>
  );
});
