import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { MAX_LEAD_NOTE, MAX_LEAD_RATING, MAX_LEAD_TAG, MAX_LEAD_TAGS } from '@rules/lead';
import { isApiError } from '@/lib/ApiError';
import { withLogin } from '@/navigation/loginGate';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { ErrorState } from '@/ui/ErrorState';
import { FormField } from '@/ui/FormField';
import { IconButton } from '@/ui/IconButton';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { TextArea } from '@/ui/TextArea';
import type { LeadStore } from '../Lead.store';
import { merchantMessages } from '../locale/messages';
import styles from './LeadForm.module.scss';

/** More than a note may have, so that a pasted text is cut by the user; the most that a call carries. */
const MAX_TYPED_LENGTH = 1200;

/** Saves the typed notes; notes that another device has changed are loaded again. Never rejects. */
export function saveLead(store: LeadStore): Promise<boolean> {
  const { lead: t } = merchantMessages();
  return runWithToast(store.save, t.saved, (error) => {
    if (!isApiError(error, 'CONFLICT')) {
      toastError(error);
      return;
    }
    overlays.toast(t.stale, { icon: 'info-circle' });
    void store.load();
  });
}

/** The user's own notes about the opened exhibitor. */
export const LeadForm = observer(function LeadForm({ store }: { store: LeadStore }) {
  const { lead: t } = merchantMessages();
  if (!user.isLoggedIn) {
    return (
      <Button size="medium" kind="outline" onPress={() => void withLogin(t.loginReason, () => void store.load())}>
        {t.login}
      </Button>
    );
  }
  const { lead, text, isNoteTooLong } = store;
  if (lead.status === 'error') {
    return <ErrorState error={lead.error} onRetry={() => void store.load()} />;
  }
  return (
    <View className={styles.form}>
      <Rating store={store} />
      <FormField
        label={t.note}
        hint={t.hint}
        counter={{ used: [...text.note].length, max: MAX_LEAD_NOTE }}
        error={isNoteTooLong ? t.noteTooLong(MAX_LEAD_NOTE) : undefined}
      >
        <TextArea
          label={t.note}
          placeholder={t.notePlaceholder}
          maxLength={MAX_TYPED_LENGTH}
          value={text.note}
          isInvalid={isNoteTooLong}
          onChange={(note) => store.change({ note })}
        />
      </FormField>
      <Tags store={store} />
      <View className={styles.actions}>
        {store.draft && <Text className={styles.unsaved}>{t.unsaved}</Text>}
        {store.canUndo && (
          <Button size="medium" kind="plain" onPress={() => void runWithToast(store.undo, t.undone)}>
            {t.undo}
          </Button>
        )}
        <Button
          size="medium"
          kind="tinted"
          isLoading={store.isSaving}
          isDisabled={store.draft === undefined || isNoteTooLong}
          onPress={() => void saveLead(store)}
        >
          {t.save}
        </Button>
      </View>
    </View>
  );
});

const Rating = observer(function Rating({ store }: { store: LeadStore }) {
  const { lead: t } = merchantMessages();
  const { rating } = store.text;
  return (
    <View className={styles.rating} role="group" aria-label={t.rating}>
      <Text className={styles.label}>{t.rating}</Text>
      {Array.from({ length: MAX_LEAD_RATING }, (_, index) => index + 1).map((stars) => (
        <IconButton
          key={stars}
          icon={stars <= (rating ?? 0) ? 'star-filled' : 'star'}
          label={t.stars(stars)}
          className={stars <= (rating ?? 0) ? styles.on : styles.off}
          onPress={() => store.change({ rating: rating === stars ? null : stars })}
        />
      ))}
    </View>
  );
});

const Tags = observer(function Tags({ store }: { store: LeadStore }) {
  const { lead: t } = merchantMessages();
  const { tags } = store.text;
  const toggle = (tag: string) => {
    if (tags.includes(tag)) store.change({ tags: tags.filter((one) => one !== tag) });
    else if (tags.length >= MAX_LEAD_TAGS) overlays.toast(t.tagsFull(MAX_LEAD_TAGS));
    else store.change({ tags: [...tags, tag] });
  };
  const askForTag = async () => {
    const answer = await overlays.modal({ title: t.newTag, text: t.tagHint(MAX_LEAD_TAG), editable: '' });
    const tag = answer.text?.trim() ?? '';
    if (!answer.confirm || tag === '' || tags.includes(tag)) return;
    if ([...tag].length > MAX_LEAD_TAG) overlays.toast(t.tagTooLong, { icon: 'info-circle' });
    else toggle(tag);
  };
  return (
    <View className={styles.tags} role="group" aria-label={t.tags}>
      {[...new Set([...tags, ...t.suggestedTags])].map((tag) => (
        <Chip key={tag} kind="check" text={tag} isOn={tags.includes(tag)} onPress={() => toggle(tag)} />
      ))}
      <Chip text={t.newTag} onPress={() => void askForTag()} />
    </View>
  );
});
