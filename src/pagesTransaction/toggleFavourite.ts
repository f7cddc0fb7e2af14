import { withLogin } from '@/navigation/loginGate';
import type { LoginPromptDetails } from '@/ui/loginPrompt';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import type { Favouritable, ListingDetailStore } from './ListingDetail.store';

interface FavouriteMessages {
  added: string;
  removed: string;
  loginToFavour: string;
  favourReason: string;
}

/**
 * Adds or removes the favourite, after a login if necessary, and shows the result as a toast.
 * @param prompt what the login prompt shows beside the reason
 */
export function toggleFavourite<T extends Favouritable>(
  store: ListingDetailStore<T>,
  { isFavourite }: Favouritable,
  t: FavouriteMessages,
  prompt: Omit<LoginPromptDetails, 'text'>
): void {
  const save = async () => {
    if (await runWithToast(() => store.setFavourite(!isFavourite))) overlays.toast(isFavourite ? t.removed : t.added);
  };
  void withLogin(t.loginToFavour, () => void save(), { text: t.favourReason, ...prompt });
}
