import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { MAX_HOLDER_NOTE } from '@rules/holder';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { Sheet } from '@/ui/Sheet';
import { Skeleton } from '@/ui/Skeleton';
import type { HolderStore } from '../Holder.store';
import { holderMessages } from '../locale/messages';
import { confirmDiscard } from '../personActions';
import { EntryDetails } from './EntryDetails';
import { NoteField } from './NoteField';
import { TagChips } from './TagChips';
import styles from './EntrySheet.module.scss';

/** A person of the holder: contacts, remarks, and what can be done with them. */
export const EntrySheet = observer(function EntrySheet({ store }: { store: HolderStore }) {
  const t = holderMessages();
  const { entry, draft } = store;
  const { part } = entry;
  const handleClose = async () => {
    if (part === 'main') entry.close();
    else if (!entry.isNoteChanged || (await confirmDiscard())) entry.showPart('main');
  };
  return (
    <Sheet
      // The form of the person covers it.
      isOpen={entry.openedId !== undefined && draft === undefined}
      onClose={() => void handleClose()}
      title={entry.entry?.name ?? t.entry.loadingTitle}
      contentKey={part}
      footer={part === 'note' ? <SaveNote store={store} /> : undefined}
    >
      <Content store={store} />
    </Sheet>
  );
});

const Content = observer(function Content({ store }: { store: HolderStore }) {
  const { entry: t } = holderMessages();
  const { entry } = store;
  const { part, status } = entry;
  if (status === 'error') return <ErrorState error={entry.error} onRetry={() => void entry.load()} />;
  if (status === 'empty') return <EmptyState title={t.missing} text={t.missingHint} />;
  if (!entry.entry) return <Loading />;
  switch (part) {
    case 'note':
      return <NoteField value={entry.note} isTooLong={entry.isNoteTooLong} onChange={entry.setNote} />;
    case 'tags':
      return <TagChips store={store} tags={entry.entry.tags} />;
    case 'main':
      return <EntryDetails store={store} entry={entry.entry} />;
  }
});

const SaveNote = observer(function SaveNote({ store: { entry } }: { store: HolderStore }) {
  const { entry: t } = holderMessages();
  return (
    <Button
      kind="primary"
      isFull
      isLoading={entry.isSaving}
      isDisabled={entry.isNoteTooLong}
      onDisabledPress={() => overlays.toast(t.noteTooLong(MAX_HOLDER_NOTE))}
      onPress={() => void runWithToast(entry.saveNote, t.saveDone)}
    >
      {t.save}
    </Button>
  );
});

function Loading() {
  return (
    <View className={styles.loading} aria-busy="true">
      <Skeleton height={60} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </View>
  );
}
