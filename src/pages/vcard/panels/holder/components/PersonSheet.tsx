import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { MAX_HOLDER_ENTRIES } from '@rules/holder';
import { addHolderPerson } from '@/api/holder';
import { SubmitFailureNotice } from '@/components/form/SubmitFailureNotice';
import { useFormDraft } from '@/components/form/useFormDraft';
import { useSubmit } from '@/components/form/useSubmit';
import { fieldErrorsOf, isApiError } from '@/lib/ApiError';
import { newRequestId } from '@/request/requestId';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRow } from '@/ui/Skeleton';
import type { HolderStore } from '../Holder.store';
import { holderMessages } from '../locale/messages';
import { confirmDiscard, offerMerge } from '../personActions';
import { personDraft, unsavedPerson } from '../personDraft';
import type { PersonDraft } from '../personForm';
import { PersonFormStore } from '../PersonForm.store';
import { PersonFields } from './PersonFields';
import styles from './PersonSheet.module.scss';

/** Form of a person who is added or edited. */
export const PersonSheet = observer(function PersonSheet({ store }: { store: HolderStore }) {
  const { draft, draftCount } = store;
  // A form of its own for each draft.
  return draft ? <PersonForm key={draftCount} store={store} draft={draft} /> : null;
});

const PersonForm = observer(function PersonForm({ store, draft }: { store: HolderStore; draft: PersonDraft }) {
  const { person: t, entry: entryTexts } = holderMessages();
  const [formStore] = useState(
    () => new PersonFormStore({ addHolderPerson, saveEntry: (change) => store.entry.save(change), newRequestId }, draft)
  );
  const { form } = formStore;
  const [slot] = useState(() => personDraft(draft));
  useFormDraft(formStore, slot, unsavedPerson);
  useEffect(() => form.dispose, [form]);
  const { unsent, send } = useSubmit();
  const handleClose = async () => {
    if (form.isChanged && !(await confirmDiscard())) return;
    // The draft goes as well.
    form.discardChanges();
    store.closeDraft();
  };
  const save = async () => {
    const outcome = await formStore.submit().catch((error: unknown) => {
      if (!isFullError(error)) throw error;
      overlays.toast(t.full(MAX_HOLDER_ENTRIES), { icon: 'info-circle' });
    });
    if (outcome === 'invalid') overlays.toast(t.notSaved(Math.max(1, form.invalidCount)));
    // Another user is logged in by now.
    if (outcome !== 'sent' || store.draft !== draft) return;
    store.closeDraft();
    overlays.toast(draft.kind === 'new' ? t.added : entryTexts.saveDone, { icon: 'circle-check' });
    if (!formStore.added) return;
    void store.handleChange();
    await offerMerge(store, formStore.added);
  };
  return (
    <Sheet
      isOpen
      onClose={() => void handleClose()}
      title={draft.kind === 'new' ? t.addTitle : t.editTitle}
      footer={
        <Button kind="primary" isFull isLoading={form.isSubmitting} onPress={() => void send(save)}>
          {t.save}
        </Button>
      }
    >
      <View>{unsent && <SubmitFailureNotice failure={unsent} onRetry={unsent.retry} />}</View>
      <Hint draft={draft} />
      {form.phase === 'ready' ? <PersonFields store={formStore} /> : <Waiting />}
    </Sheet>
  );
});

/** Until it is known who the user is, to whom drafts belong. */
const Waiting = observer(function Waiting() {
  return user.error === undefined ? (
    <SkeletonRow />
  ) : (
    <ErrorState error={user.error} onRetry={() => void user.load()} />
  );
});

/** Where the prefilled fields come from. */
const Hint = observer(function Hint({ draft }: { draft: PersonDraft }) {
  const { person: t } = holderMessages();
  if (draft.kind !== 'new' || draft.values.source === 'manual') return null;
  const hints = { read: t.photoRead, demo: t.photoDemo, unread: t.photoUnread };
  return (
    <View className={styles.hint} role="note">
      {draft.photo ? hints[draft.photo] : t.codeRead}
    </View>
  );
});

const isFullError = (error: unknown) => isApiError(error, 'CONFLICT') && fieldErrorsOf(error)['entries'] === 'tooMany';
