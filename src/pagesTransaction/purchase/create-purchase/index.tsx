import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useCallback, useEffect, useState } from 'react';
import { showField } from '@/components/form/formField';
import { useFormDraft } from '@/components/form/useFormDraft';
import { clockOf, shortTime } from '@/lib/time';
import { words } from '@/locale/words';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { useRouteParams } from '@/navigation/useRouteParams';
import { Pressable } from '@/platform/Pressable';
import { feedback } from '@/ui/feedback';
import { Icon } from '@/ui/Icon';
import { TradeFormPage } from '../../components/TradeFormPage';
import { tradeWords } from '../../locale/words';
import { GoodsStep } from './components/GoodsStep';
import { PreviewSheet } from './components/PreviewSheet';
import { QuotesStep } from './components/QuotesStep';
import { SentView } from './components/SentView';
import { StepHead } from './components/StepHead';
import { TermsStep } from './components/TermsStep';
import styles from './index.module.scss';
import { createPurchaseWords } from './locale/words';
import { newCreatePurchase } from './newCreatePurchase';
import { goOn, keepPurchase, refusalOf } from './publishing';
import { purchaseDraft } from './purchaseDrafts';

/** Writes a purchase request or edits one of the person's own, in three steps, and sends it to its review. */
export default observer(function CreatePurchasePage() {
  const { id } = useRouteParams('purchase.create');
  const [round, setRound] = useState({ count: 0, id });
  return (
    <Writing key={round.count} id={round.id} onAnother={() => setRound({ count: round.count + 1, id: undefined })} />
  );
});

const Writing = observer(function Writing({ id, onAnother }: { id: string | undefined; onAnother(): void }) {
  const [store] = useState(() => newCreatePurchase(id));
  const [slot] = useState(() => purchaseDraft(id));
  const [isPreviewing, setPreviewing] = useState(false);
  /** Shown once the step that it stands on is drawn; the same row may be asked for again. */
  const [shown, setShown] = useState<{ row: string } | null>(null);
  const t = createPurchaseWords();
  const { form } = store;
  const { load, savedAtMs } = useFormDraft(form, slot, askForDraft);
  useEffect(() => store.follow(), [store]);
  useEffect(() => form.dispose, [form]);
  const isUnsaved = useCallback(() => form.isChanged && store.sent === null, [form, store]);
  useLeaveWarning(isUnsaved, leaveWords);
  useEffect(() => {
    if (shown) showField(shown.row);
  }, [shown]);

  const title = id === undefined ? t.title : t.editTitle;
  if (store.sent !== null) return <SentView store={store} title={title} onAnother={onAnother} />;
  const { phase, error, isSubmitting, generalReason } = form;
  return (
    <TradeFormPage
      title={title}
      form={{ phase, error, isSubmitting, generalReason, missing: store.missing }}
      onRetry={load}
      refusal={refusalOf(store)}
      savedAt={savedAtMs === undefined ? undefined : clockOf(savedAtMs)}
      onKeep={() => void keepPurchase(store, slot)}
      submitText={store.isLast ? t.submit : t.next}
      onSubmit={() => void goOn(store, slot, (row) => setShown({ row }))}
      navRight={
        <Pressable className={styles.preview} onPress={() => setPreviewing(true)}>
          <Text>{t.preview}</Text>
        </Pressable>
      }
    >
      <StepHead store={store} />
      {store.own?.isListed && (
        <View className={styles.note} role="note">
          <Icon name="info-circle" />
          <View>{t.inPublic}</View>
        </View>
      )}
      {store.step === 'goods' && <GoodsStep store={store} />}
      {store.step === 'terms' && <TermsStep store={store} />}
      {store.step === 'quotes' && <QuotesStep store={store} />}
      <PreviewSheet store={store} isOpen={isPreviewing} onClose={() => setPreviewing(false)} />
    </TradeFormPage>
  );
});

/** Whether to go on with what was left in the form. */
async function askForDraft(savedAtMs: number): Promise<boolean> {
  const { restoreTitle, restoreText, restore, startAnew } = tradeWords().form;
  const { confirm } = await feedback.modal({
    title: restoreTitle,
    text: restoreText(shortTime(savedAtMs, Date.now(), words().time)),
    confirmText: restore,
    cancelText: startAnew
  });
  return confirm;
}

function leaveWords() {
  const { leaveTitle, leaveText } = tradeWords().form;
  const { leave, stay } = createPurchaseWords();
  return { title: leaveTitle, text: leaveText, leave, stay };
}
