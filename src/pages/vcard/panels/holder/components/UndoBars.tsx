import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { runWithToast } from '@/ui/runWithToast';
import { UndoBar } from '@/ui/UndoBar';
import type { HolderStore } from '../Holder.store';
import { holderMessages } from '../locale/messages';
import { toastAnswerError } from '../requestActions';

/** The last removal, block or ignored request, while it can be undone. */
export const UndoBars = observer(function UndoBars({ store: { removal, requests } }: { store: HolderStore }) {
  const t = holderMessages();
  const { removed } = removal;
  const { blocked, ignored } = requests;
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
          onPress={() => void runWithToast(requests.undo, t.requests.unblocked, toastAnswerError)}
        />
      )}
      {!removed && ignored && (
        <UndoBar
          isOverBar
          text={t.requests.ignoredOf(ignored.otherName)}
          action={t.undo}
          onPress={() => void runWithToast(requests.undo, undefined, toastAnswerError)}
        />
      )}
    </View>
  );
});
