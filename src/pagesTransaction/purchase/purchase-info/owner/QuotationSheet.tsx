import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Clock } from '@/components/listing/Clock';
import { formatFen } from '@/lib/price';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { runWithToast } from '@/ui/runWithToast';
import { Sheet } from '@/ui/Sheet';
import { SkeletonCard } from '@/ui/Skeleton';
import { QuotationView } from '../../../quotation/components/QuotationView';
import { toastQuotationError } from '../../../quotation/conflict';
import { quotationMessages } from '../../../quotation/locale/messages';
import { offerMessages } from '../../../quotation/offer/locale/messages';
import type { QuotationStore } from '../../../quotation/Quotation.store';
import styles from './QuotationSheet.module.scss';

interface QuotationSheetProps {
  store: QuotationStore | null;
  isOpen: boolean;
  clock: Clock;
  onClose(): void;
  onAccept(): void;
  onCounter(): void;
  onReject(): void;
}

/** Sheet over the request page in which the buyer views one quotation and decides on it. */
export const QuotationSheet = observer(function QuotationSheet(props: QuotationSheetProps) {
  const { store, isOpen, clock, onClose } = props;
  const t = quotationMessages();
  const detail = store?.detail;
  const canDecide = Boolean(store?.isOpen && detail?.mayAct);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t.detailTitle}
      footer={store && canDecide && <DecisionBar {...props} store={store} />}
    >
      <View className={styles.ground}>
        {store && detail && store.version && (
          <QuotationView store={store} detail={detail} version={store.version} clock={clock} />
        )}
        {store && <QuotationLoadState store={store} />}
      </View>
    </Sheet>
  );
});

/** Loading and error states. A missing quotation, or one of another request, offers no retry. */
const QuotationLoadState = observer(function QuotationLoadState({ store }: { store: QuotationStore }) {
  const t = quotationMessages();
  const { status, error } = store.shown;
  switch (status) {
    case 'ready':
      return null;
    case 'loading':
      return <SkeletonCard />;
    case 'empty':
      return <EmptyState title={t.missingTitle} text={t.missingText} />;
    case 'error':
      return <ErrorState error={error} onRetry={() => void store.load()} />;
  }
});

interface DecisionBarProps extends Pick<QuotationSheetProps, 'onAccept' | 'onCounter' | 'onReject'> {
  store: QuotationStore;
}

const DecisionBar = observer(function DecisionBar({ store, onAccept, onCounter, onReject }: DecisionBarProps) {
  const [t, o] = [quotationMessages(), offerMessages()];
  const { offer } = store;
  // Agreeing to the offer continues with its acceptance.
  const handleAgree = async (counterId: string) => {
    if (await runWithToast(() => store.agree(counterId), undefined, toastQuotationError)) onAccept();
  };
  const isListed = store.detail?.status === 'shortlisted';
  const handleShortlist = () => {
    const done = isListed ? t.removedFromShortlist : t.shortlisted;
    void runWithToast(() => store.setShortlisted(!isListed), done, toastQuotationError);
  };
  return (
    <View className={styles.decisions}>
      <BarAction icon="x" text={t.reject} onPress={onReject} />
      <BarAction
        icon={isListed ? 'star-filled' : 'star'}
        text={isListed ? t.removeFromShortlist : t.shortlist}
        isOn={isListed}
        onPress={handleShortlist}
      />
      <BarAction icon="message-circle" text={offer ? o.counterAgain : t.counter} onPress={onCounter} />
      <BarSpacer>
        {offer ? (
          <Button kind="primary" isFull isLoading={store.isBusy} onPress={() => void handleAgree(offer.id)}>
            {o.agree(formatFen(offer.unitFen))}
          </Button>
        ) : (
          <Button kind="primary" isFull onPress={onAccept}>
            {t.accept}
          </Button>
        )}
      </BarSpacer>
    </View>
  );
});
