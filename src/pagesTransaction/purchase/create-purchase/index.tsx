import { Text, View } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useCallback, useEffect, useState } from 'react';
import { showField } from '@/components/form/formField';
import { useFormDraft } from '@/components/form/useFormDraft';
import { clockOf } from '@/lib/time';
import { replace } from '@/navigation/navigate';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { useRouteParams } from '@/navigation/useRouteParams';
import { sharedPurchase } from '../sharedPurchase';
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
import { createPurchaseMessages } from './locale/messages';
import { newCreatePurchase } from './newCreatePurchase';
import { purchaseDealings } from './purchaseDealings';
import { wantedOf, type WantedGoods } from './wantedGoods';

/** Writes a purchase request or edits one of the person's own, in three steps, and sends it to its review. */
export default observer(function CreatePurchasePage() {
  const { id, ...wanted } = useRouteParams('purchase.create');
  const [round, setRound] = useState({ count: 0, id, wanted: wantedOf(wanted) });
  const another = () => setRound({ count: round.count + 1, id: undefined, wanted: {} });
  return <Writing key={round.count} id={round.id} wanted={round.wanted} onAnother={another} />;
});

/** Pixels of bar, steps and draft line, which stay in view above the form. */
const CLEAR_OF_TOP_PX = 150;
/** The beginning of a step. */
const TOP = 'top';

interface WritingProps {
  id: string | undefined;
  /** What a new one begins with. */
  wanted: WantedGoods;
  onAnother(): void;
}

const Writing = observer(function Writing({ id, wanted, onAnother }: WritingProps) {
  const [store] = useState(() => newCreatePurchase(id, wanted));
  const [slot] = useState(() => purchaseDraft(id));
  const [isPreviewing, setPreviewing] = useState(false);
  /** Shown once the step that it stands on is drawn; the same row may be asked for again. */
  const [shown, setShown] = useState<{ row: string } | null>(null);
  const t = createPurchaseMessages();
  const { writing, form } = store;
  const { load, savedAtMs } = useFormDraft(form, slot, askForDraft);
  useEffect(() => writing.follow(), [writing]);
  useEffect(() => form.dispose, [form]);
  const isUnsaved = useCallback(() => writing.isUnsaved, [writing]);
  useLeaveWarning(isUnsaved, leaveWords);
  useEffect(() => {
    if (shown?.row === TOP) void Taro.pageScrollTo({ scrollTop: 0, duration: 200 });
    else if (shown) showField(shown.row, CLEAR_OF_TOP_PX);
  }, [shown]);

  // A draft, such as a copy, was never sent: it is not an edit of anything.
  const isNew = id === undefined || writing.own?.status === 'draft';
  const title = isNew ? t.title : t.editTitle;
  const show = (row: string | undefined) => row !== undefined && setShown({ row });
  const handleSubmit = () => {
    if (store.isLast) void publishListing(writing, slot, purchaseDealings, () => show(store.showGap()));
    else show(store.goOn() ?? TOP);
  };
  if (writing.sent !== null) {
    return (
      <SentView
        writing={writing}
        title={title}
        words={t.result}
        shared={sharedPurchase({ id: writing.sent.id, title: writing.sent.fields.title })}
        onAnother={onAnother}
        onOpen={(sentId) => replace('purchase.info', { id: sentId })}
        onMine={() => replace('purchase.ours', { tab: 'pending' })}
      />
    );
  }
  const { phase, error, isSubmitting, generalReason, failure } = form;
  return (
    <TradeFormPage
      title={title}
      form={{ phase, error, isSubmitting, generalReason, failure, missing: store.missing }}
      onRetry={load}
      refusal={refusalOf(writing, purchaseDealings)}
      savedAt={savedAtMs === undefined ? undefined : clockOf(savedAtMs)}
      onKeep={() => void keepListing(writing, slot, purchaseDealings)}
      submitText={store.isLast ? t.submit : t.next}
      onSubmit={handleSubmit}
      steps={<StepHead store={store} />}
      navRight={
        <Pressable className={styles.preview} onPress={() => setPreviewing(true)}>
          <Text>{t.preview}</Text>
        </Pressable>
      }
      sheets={<PreviewSheet store={store} isOpen={isPreviewing} onClose={() => setPreviewing(false)} />}
    >
      <View className={styles.body}>
        {store.own?.isListed && (
          <View className={styles.note} role="note">
            <Icon name="info-circle" />
            <View>{t.inPublic}</View>
          </View>
        )}
        {store.step === 'goods' && <GoodsStep store={store} />}
        {store.step === 'terms' && <TermsStep store={store} />}
        {store.step === 'quotes' && <QuotesStep store={store} />}
      </View>
    </TradeFormPage>
  );
});
