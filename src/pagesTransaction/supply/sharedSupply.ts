import type { SupplyDetail } from '@contract/supply';
import { isBuilt } from '@/navigation/navigate';
import type { SharedPage } from '@/platform/share.types';
import { routes } from '@/routes';
import { user } from '@/stores/user';

/** What is sent when a supply is shared: it lands where nobody needs an account, and says who sent it. */
export function sharedSupply(
  supply: Pick<SupplyDetail, 'id' | 'title'> & Partial<Pick<SupplyDetail, 'photos' | 'varietyId'>>
): SharedPage {
  const { id, title, photos, varietyId } = supply;
  const preview = { title, photo: photos?.[0]?.url, varietyId };
  const query = `id=${encodeURIComponent(id)}`;
  if (!isBuilt('supply.middlePage')) return { ...preview, path: `${routes['supply.info']}?${query}` };
  const code = user.user?.inviteCode;
  const from = code === undefined ? '' : `&inviteCode=${encodeURIComponent(code)}`;
  return { ...preview, path: `${routes['supply.middlePage']}?${query}&type=share${from}` };
}
