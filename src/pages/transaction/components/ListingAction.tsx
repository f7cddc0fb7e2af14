import { observer } from 'mobx-react-lite';
import type { ListingRow } from '@/components/listing/listingRow';
import { SpiceArt } from '@/components/SpiceArt';
import { isApiError } from '@/lib/ApiError';
import { withLogin } from '@/navigation/loginGate';
import { linkTo, push } from '@/navigation/navigate';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { transactionMessages } from '../locale/messages';
import type { TransactionStore } from '../Transaction.store';

/** The viewer's action on a row, besides opening it. Renders nothing for a supply of another owner. */
export const ListingAction = observer(function ListingAction({
  row,
  store
}: {
  row: ListingRow;
  store: TransactionStore;
}) {
  const t = transactionMessages();
  const { id } = row;
  if (row.kind === 'supply') {
    return row.isMine ? (
      <>
        <SmallButton text={t.refresh} onPress={() => void refreshOwn(store, id)} />
        <SmallButton text={t.changePrice} onPress={() => push('supply.create', { id })} />
      </>
    ) : null;
  }
  if (row.isMine) return <SmallButton text={t.seeQuotations} onPress={linkTo('purchase.info', { id })} />;
  const { myQuotationId } = row;
  if (myQuotationId !== null) {
    return <SmallButton text={t.changeQuotation} onPress={() => push('quotation.edit', { id: myQuotationId })} />;
  }
  if (row.quoteCount >= row.maxQuotes) {
    return (
      <Button size="small" isDisabled stopsTap onPress={() => undefined}>
        {t.full}
      </Button>
    );
  }
  const quote = () =>
    void withLogin(t.quotationReason, () => push('quotation.create', { purchaseId: id }), {
      text: t.quotationText,
      picture: <SpiceArt varietyId={row.varietyId} />
    });
  return (
    <Button kind="primary" size="small" stopsTap onPress={quote}>
      {t.quote}
    </Button>
  );
});

function SmallButton({ text, onPress }: { text: string; onPress(): void }) {
  return (
    <Button kind="outline" size="small" stopsTap onPress={onPress}>
      {text}
    </Button>
  );
}

async function refreshOwn(store: TransactionStore, id: string): Promise<void> {
  const t = transactionMessages();
  const showError = (error: unknown) => {
    if (isApiError(error, 'RATE_LIMITED')) overlays.toast(t.refreshedToday);
    else toastError(error);
  };
  await runWithToast(() => store.refreshOwn(id), t.refreshed, showError);
}
