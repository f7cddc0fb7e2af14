import type { SupplyDetail } from '@contract/supply';
import type { SharedPage } from '@/platform/share/types';
import { routes } from '@/routes';
import { user } from '@/stores/user';

/** Returns the page shared for a supply: the landing page, which needs no login, with the sender's invite code. */
export function sharedSupply(
  supply: Pick<SupplyDetail, 'id' | 'title'> & Partial<Pick<SupplyDetail, 'photos' | 'varietyId'>>
): SharedPage {
  const { id, title, photos, varietyId } = supply;
  const preview = { title, photo: photos?.[0]?.url, varietyId };
  const query = `id=${encodeURIComponent(id)}`;
  const code = user.user?.inviteCode;
  const from = code === undefined ? '' : `&inviteCode=${encodeURIComponent(code)}`;
  return { ...preview, path: `${routes['supply.middlePage']}?${query}&type=share${from}` };
}
