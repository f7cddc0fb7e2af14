import type { PriceLineDetail } from '@contract/lineInfo';
import { isApiError } from '@/lib/ApiError';
import { withLogin } from '@/navigation/loginGate';
import { textFile } from '@/platform/textFile';
import { user } from '@/stores/user';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { getPriceFile } from '../api/priceLine';
import { promptVerification } from '../historyLock';
import { lineSheetMessages } from './locale/messages';
import type { MarketInfoStore } from './MarketInfo.store';

/** Exports the prices of the shown range as a file, or explains what the export requires. */
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
    promptVerification('verify', t.exportVerifyTitle, t.exportVerifyText);
    return;
  }
  await runWithToast(() => deliverPrices(store), undefined, toastFileError);
}

async function deliverPrices(store: MarketInfoStore): Promise<void> {
  const t = lineSheetMessages();
  const file = await getPriceFile(store.lineId, store.range);
  const choice = await overlays.actionSheet({
    title: file.name,
    items: textFile.methods.map((method) => ({ text: t.fileMethods[method] }))
  });
  const method = choice === null ? undefined : textFile.methods[choice];
  if (!method) return;
  const isDone = await textFile.deliver(method, file);
  // No toast after sending to a chat: the viewer has seen the result there.
  if (isDone && method !== 'send') overlays.toast(t.fileDone[method], { icon: 'circle-check' });
}

function toastFileError(error: unknown): void {
  if (isApiError(error)) toastError(error);
  else overlays.toast(lineSheetMessages().fileFailed, { icon: 'info-circle' });
}
