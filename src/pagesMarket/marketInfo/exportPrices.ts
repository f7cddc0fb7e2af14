import type { PriceLineDetail } from '@contract/lineInfo';
import { errorText } from '@/locale/errorText';
import { withLogin } from '@/navigation/loginGate';
import { textFile } from '@/platform/textFile';
import { user } from '@/stores/user';
import { overlays } from '@/ui/overlays';
import { getPriceFile } from '../api/priceLine';
import { askToVerify } from '../historyLock';
import { lineSheetMessages } from './locale/messages';
import type { MarketInfoStore } from './MarketInfo.store';

/** Gives the reader the prices of the shown range as a file, or says what is needed for that. */
export async function exportPrices(store: MarketInfoStore, detail: PriceLineDetail): Promise<void> {
  const t = lineSheetMessages();
  if (!user.isLoggedIn) {
    await withLogin(
      t.exportLogin,
      () => {
        void store.load().then(() => store.detail && exportPrices(store, store.detail));
      },
      { text: t.exportLoginText, icon: 'table' }
    );
    return;
  }
  if (!detail.canExport) {
    askToVerify('verify', t.exportVerifyTitle, t.exportVerifyText);
    return;
  }
  try {
    const file = await getPriceFile(store.lineId, store.range);
    const choice = await overlays.actionSheet({
      title: file.name,
      items: textFile.methods.map((way) => ({ text: t.fileWays[way] }))
    });
    const way = choice === null ? undefined : textFile.methods[choice];
    if (!way) return;
    const isDone = await textFile.deliver(way, file);
    // Who sent it to a chat has seen that.
    if (isDone && way !== 'send') overlays.toast(t.fileDone[way], { icon: 'circle-check' });
  } catch (error) {
    overlays.toast(error instanceof Error && !('code' in error) ? t.fileFailed : errorText(error));
  }
}
