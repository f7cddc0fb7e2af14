import { observer } from 'mobx-react-lite';
import type { PurchaseDetail } from '@contract/purchase';
import { SpiceArt } from '@/components/SpiceArt';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import type { ListingDetailStore } from '../../../ListingDetail.store';
import { toggleFavourite } from '../../../toggleFavourite';
import { purchaseInfoMessages } from '../locale/messages';
import { resolveObstacle } from '../quotationObstacle';

/** Bottom bar of a viewer: favourite, contact the buyer, and quote or resolve the obstacle to quoting. */
export const ViewerBar = observer(function ViewerBar({
  store,
  detail
}: {
  store: ListingDetailStore<PurchaseDetail>;
  detail: PurchaseDetail;
}) {
  const t = purchaseInfoMessages();
  const picture = <SpiceArt varietyId={detail.varietyId} />;
  const handleContact = () =>
    void withLogin(t.loginToContact, () => push('supply.customerService', { purchaseId: detail.id }), {
      text: t.contactReason,
      picture
    });
  return (
    <>
      <BarAction
        icon={detail.isFavourite ? 'star-filled' : 'star'}
        isOn={detail.isFavourite}
        text={detail.isFavourite ? t.favoured : t.favourite}
        onPress={() => toggleFavourite(store, detail, t, { picture })}
      />
      {detail.obstacle !== 'own' && <BarAction icon="message-circle" text={t.contact} onPress={handleContact} />}
      <BarSpacer>
        <QuotationButton detail={detail} />
      </BarSpacer>
    </>
  );
});

const QuotationButton = observer(function QuotationButton({ detail }: { detail: PurchaseDetail }) {
  const t = purchaseInfoMessages();
  const { myQuotation, obstacle, id } = detail;
  if (myQuotation) {
    return (
      <Button kind="tinted" isFull onPress={() => push('quotation.edit', { id: myQuotation.id })}>
        {t.openMine}
      </Button>
    );
  }
  if (obstacle === null) {
    return (
      <Button kind="primary" isFull onPress={() => push('quotation.create', { purchaseId: id })}>
        {t.quote}
      </Button>
    );
  }
  const isLoginOrVerification = obstacle === 'login' || obstacle === 'verify' || obstacle === 'company';
  return (
    <Button
      kind={isLoginOrVerification ? 'primary' : 'tinted'}
      isFull
      onPress={() => resolveObstacle(obstacle, detail)}
    >
      {t.obstacles[obstacle][2]}
    </Button>
  );
});
