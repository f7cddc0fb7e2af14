import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { runWithToast } from '@/ui/runWithToast';
import { UndoBar } from '@/ui/UndoBar';
import type { HolderStore } from '../Holder.store';
import { holderMessages } from '../locale/messages';
import { undoMerge } from '../personActions';
import { toastAnswerError } from '../requestActions';

/** The last removal, merge, block or ignored request, while it can be undone. */
export const UndoBars = observer(function UndoBars({ store }: { store: HolderStore }) {
  const t = holderMessages();
  const { removal, requests, duplicates } = store;
  const { removed } = removal;
  const { merged } = duplicates;
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
      {!removed && merged && (
        <UndoBar
          isOverBar
          text={t.duplicates.merged(merged.length)}
          action={t.undo}
          onPress={() => void undoMerge(store)}
        />
      )}
      {!removed && !merged && blocked && (
        <UndoBar
          isOverBar
          text={t.requests.blocked(blocked.otherName)}
          action={t.requests.unblock}
          onPress={() => void runWithToast(requests.undo, t.requests.unblocked, toastAnswerError)}
        />
      )}
      {!removed && !merged && ignored && (
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
