import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useCallback, useEffect, useState } from 'react';
import { showField } from '@/components/form/formField';
import { useFormDraft } from '@/components/form/useFormDraft';
import { clockOf } from '@/lib/time';
import { replace } from '@/navigation/navigate';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { useRouteParams } from '@/navigation/useRouteParams';
import { Pressable } from '@/platform/Pressable';
import { Icon } from '@/ui/Icon';
import { SentView } from '../../components/SentView';
import { TradeFormPage } from '../../components/TradeFormPage';
import { askForDraft, leaveWords } from '../../draftQuestions';
import { keepListing, publishListing, refusalOf } from '../../publishListing';
import { purchaseDraft } from '../../tradeDrafts';
import { GoodsStep } from './components/GoodsStep';
import { PreviewSheet } from './components/PreviewSheet';
import { QuotesStep } from './components/QuotesStep';
import { StepHead } from './components/StepHead';
import { TermsStep } from './components/TermsStep';
import styles from './index.module.scss';
import { createPurchaseWords } from './locale/words';
import { newCreatePurchase } from './newCreatePurchase';
import { purchaseDealings } from './purchaseDealings';

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
  const { writing, form } = store;
  const { load, savedAtMs } = useFormDraft(form, slot, askForDraft);
  useEffect(() => writing.follow(), [writing]);
  useEffect(() => form.dispose, [form]);
  const isUnsaved = useCallback(() => writing.isUnsaved, [writing]);
  useLeaveWarning(isUnsaved, leaveWords);
  useEffect(() => {
    if (shown) showField(shown.row);
  }, [shown]);

  const title = id === undefined ? t.title : t.editTitle;
  const show = (row: string | undefined) => row !== undefined && setShown({ row });
  const handleSubmit = () => {
    if (store.isLast) void publishListing(writing, slot, purchaseDealings, () => show(store.showGap()));
    else show(store.goOn() ?? 'top');
  };
  if (writing.sent !== null) {
    return (
      <SentView
        writing={writing}
        title={title}
        words={t.result}
        onAnother={onAnother}
        onOpen={(sentId) => replace('purchase.info', { id: sentId })}
        onMine={() => replace('purchase.ours', { tab: 'pending' })}
      />
    );
  }
  const { phase, error, isSubmitting, generalReason } = form;
  return (
    <TradeFormPage
      title={title}
      form={{ phase, error, isSubmitting, generalReason, missing: store.missing }}
      onRetry={load}
      refusal={refusalOf(writing, purchaseDealings)}
      savedAt={savedAtMs === undefined ? undefined : clockOf(savedAtMs)}
      onKeep={() => void keepListing(writing, slot, purchaseDealings)}
      submitText={store.isLast ? t.submit : t.next}
      onSubmit={handleSubmit}
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
