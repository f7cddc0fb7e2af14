import { reaction } from 'mobx';
import { HOUR_MS } from '@rules/duration';
import { language } from '@/locale/language';
import { onAppVisibility } from '@/platform/appVisibility';
import { storage } from '@/platform/storage';
import { storedKey } from '@/stores/persist';
import { user } from '@/stores/user';
import { AppWorker } from './AppWorker';
import { loadOfflineCopies } from './offlineCopies';
import { showVersionHint } from './showVersionHint';

/** Field of the device: language and time (epoch ms) of the last copies. */
const copiesField = storedKey('offlineCopies');

interface Copies {
  language: string;
  atMs: number;
}

/** Whether the user wants few data to be loaded, as far as the browser says so. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Returns the static files and scripts that the page has loaded, as paths. */
function usedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && /^\/h5\/(js|css|static)\//.test(pathname))
    .map(({ pathname, search }) => pathname + search);
}

async function loadCopiesOnceAnHour(): Promise<void> {
  const last = storage.read(copiesField) as Copies | undefined;
  const isRecent = last?.language === language.current && Math.abs(Date.now() - last.atMs) < HOUR_MS;
  if (isRecent) return;
  await loadOfflineCopies();
  storage.write(copiesField, { language: language.current, atMs: Date.now() } satisfies Copies);
}

/**
 * Registers the service worker, and keeps on the device what can be shown without a network.
 * @throws Error of the browser, or ApiError of a copy that could not be loaded
 */
export async function startOffline(container: ServiceWorkerContainer): Promise<void> {
  const worker: AppWorker = new AppWorker(
    container,
    () => showVersionHint(() => worker.takeOver()),
    () => location.reload()
  );
  await worker.register();
  onAppVisibility((isVisible) => {
    if (isVisible) void worker.check();
  });
  reaction(
    () => user.token,
    () => void worker.send({ kind: 'endSession' }),
    // A session may have ended before the worker was there.
    { fireImmediately: !user.isLoggedIn }
  );
  if (savesData()) return;
  await worker.send({ kind: 'complete', language: language.current, used: usedFiles() });
  await worker.whenInControl();
  await loadCopiesOnceAnHour();
}
