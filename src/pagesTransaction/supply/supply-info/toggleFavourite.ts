import type { SupplyDetail } from '@contract/supply';
import { withLogin } from '@/navigation/loginGate';
import { overlays } from '@/ui/overlays';
import { toastError } from '@/ui/runWithToast';
import type { ListingDetailStore } from '../../ListingDetail.store';
import { supplyInfoMessages } from './locale/messages';

/** Adds or removes the favourite, after a login if necessary, and shows the result as a toast. */
export function toggleFavourite(store: ListingDetailStore<SupplyDetail>, { isFavourite }: SupplyDetail): void {
  const t = supplyInfoMessages();
  void withLogin(
    t.loginToFavour,
    () => {
      store
        .setFavourite(!isFavourite)
        .then((isDone) => isDone && overlays.toast(isFavourite ? t.removed : t.added), toastError);
    },
    { text: t.favourReason, icon: 'star' }
  );
}
