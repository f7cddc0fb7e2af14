import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { scrollToField } from '@/components/form/formField';
import { replace } from '@/navigation/navigate';
import { scrollUp } from '@/navigation/scrollUp';
import { useRouteParams } from '@/navigation/useRouteParams';
import { Pressable } from '@/platform/pressable';
import { subscriptions } from '@/stores/subscriptions';
import { Icon } from '@/ui/Icon';
import { SubmissionStatus } from '../../components/SubmissionStatus';
import { TradeFormPage } from '../../components/TradeFormPage';
import { editBlockNotice, type ListingFormConfig, publishListing, saveDraft } from '../../publishListing';
import { purchaseDraft } from '../../tradeDrafts';
import { useListingEditor } from '../../useListingEditor';
import { sharedPurchase } from '../sharedPurchase';
import { GoodsStep } from './components/GoodsStep';
import { PreviewSheet } from './components/PreviewSheet';
import { QuotationsStep } from './components/QuotationsStep';
import { StepTabs } from './components/StepTabs';
import { TermsStep } from './components/TermsStep';
import { createPurchaseMessages } from './locale/messages';
import { newCreatePurchaseStore } from './newCreatePurchaseStore';
import { parseWantedGoods, type WantedGoods } from './wantedGoods';
import styles from './index.module.scss';

/** Saving and submitting of purchase requests, with their messages. */
const purchaseFormConfig: ListingFormConfig = {
  limitNotices: () => createPurchaseMessages().limits,
  blockNotices: () => createPurchaseMessages().blocked,
  openOwnListings: () => replace('purchase.ours')
};

/** Page that creates or edits a purchase request in three steps and submits it for review. */
export default observer(function CreatePurchasePage() {
  const { id, ...wanted } = useRouteParams('purchase.create');
  const [round, setRound] = useState({ count: 0, id, wanted: parseWantedGoods(wanted) });
  const createAnother = () => setRound({ count: round.count + 1, id: undefined, wanted: {} });
  return <PurchaseEditor key={round.count} id={round.id} wanted={round.wanted} onCreateAnother={createAnother} />;
});

/** Height in pixels of the nav bar, step tabs and progress row, which stay in view above the form. */
const TOP_OFFSET_PX = 150;
/** Scroll target at the top of a step. */
const TOP = 'top';

interface PurchaseEditorProps {
  id: string | undefined;
  /** Initial values of a new request. */
  wanted: WantedGoods;
  onCreateAnother(): void;
}

const PurchaseEditor = observer(function PurchaseEditor({ id, wanted, onCreateAnother }: PurchaseEditorProps) {
  const [store] = useState(() => newCreatePurchaseStore(id, wanted));
  const [slot] = useState(() => purchaseDraft(id));
  const [isPreviewing, setPreviewing] = useState(false);
  /** Row to scroll to once its step is rendered; a new object per request allows the same row again. */
  const [shown, setShown] = useState<{ row: string } | null>(null);
  const t = createPurchaseMessages();
  const { editor, form } = store;
  const { load, savedAt } = useListingEditor(editor, slot);
  useEffect(() => {
    if (shown?.row === TOP) void scrollUp();
    else if (shown) scrollToField(shown.row, TOP_OFFSET_PX);
  }, [shown]);

  useEffect(() => void subscriptions.prepare(), []);
  // A draft, such as a copy, was never submitted: it counts as new rather than as an edit.
  const isNew = id === undefined || editor.saved?.status === 'draft';
  const title = isNew ? t.title : t.editTitle;
  const show = (row: string | undefined) => row !== undefined && setShown({ row });
  const handleSubmit = () => {
    if (!store.isLast) return show(store.nextStep() ?? TOP);
    void publishListing(editor, slot, purchaseFormConfig, () => show(store.focusFirstError()));
    // In the tap itself, and for a request that is being sent only.
    if (form.pendingAction !== null) void subscriptions.ask('quotation');
  };
  if (editor.submitted !== null) {
    return (
      <SubmissionStatus
        topic="ownPurchase"
        editor={editor}
        title={title}
        messages={t.result}
        sharedPage={sharedPurchase({ id: editor.submitted.id, title: editor.submitted.fields.title })}
        onCreateAnother={onCreateAnother}
        onOpen={(sentId) => replace('purchase.info', { id: sentId })}
        onOpenOwn={() => replace('purchase.ours', { tab: 'pending' })}
      />
    );
  }
  const { status, error, pendingAction, generalReviewReason, failure } = form;
  return (
    <TradeFormPage
      title={title}
      form={{ status, error, pendingAction, generalReviewReason, failure, invalidCount: store.missing }}
      onRetry={load}
      blockNotice={editBlockNotice(editor, purchaseFormConfig)}
      savedAt={savedAt}
      onSaveDraft={() => void saveDraft(editor, slot, purchaseFormConfig)}
      submitText={store.isLast ? t.submit : t.next}
      onSubmit={handleSubmit}
      isBusy={store.isLast && pendingAction !== null}
      steps={<StepTabs store={store} />}
      navRight={
        <Pressable className={styles.preview} onPress={() => setPreviewing(true)}>
          <Text>{t.preview}</Text>
        </Pressable>
      }
      sheets={<PreviewSheet store={store} isOpen={isPreviewing} onClose={() => setPreviewing(false)} />}
    >
      <View className={styles.body}>
        {store.saved?.isListed && (
          <View className={styles.note} role="note">
            <Icon name="info-circle" />
            <View>{t.inPublic}</View>
          </View>
        )}
        {store.step === 'goods' && <GoodsStep store={store} />}
        {store.step === 'terms' && <TermsStep store={store} />}
        {store.step === 'quotations' && <QuotationsStep store={store} />}
      </View>
    </TradeFormPage>
  );
});
