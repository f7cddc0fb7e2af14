import { KeptAnswers } from './KeptAnswers';
import type { PageMessage, PrecacheList, RequestEvent, WorkerScope } from './scope';
import { ShellFiles } from './ShellFiles';
import { withTimeout } from './withTimeout';

/** Time after which the app starts from the device. */
const PAGE_MS = 4000;

/** Connects the events of the worker. Everything that it does not handle goes to the network as if there were no worker. */
export function startWorker(scope: WorkerScope, list: PrecacheList): void {
  const files = new ShellFiles(scope, list);
  const answers = new KeptAnswers(scope);

  const isPage = ({ method, mode, url }: Request) => {
    const { pathname } = new URL(url);
    return method === 'GET' && mode === 'navigate' && /^\/h5\/(?:[^.]*)$/.test(pathname);
  };

  /** The page of the server comes first, so that no build is trapped; an error of a proxy is as good as no network. */
  const openPage = async ({ request, preloadResponse }: RequestEvent) => {
    const network = preloadResponse.then((preloaded) => preloaded ?? scope.fetch(request));
    const shell = await files.shell();
    if (shell === undefined) return network;
    try {
      const response = await withTimeout(network, PAGE_MS);
      return response.status < 500 ? response : shell;
    } catch {
      return shell;
    }
  };

  const activate = async () => {
    await files.activate();
    await scope.registration.navigationPreload?.enable();
    // The first page of a device is used by the worker from now on, not from its next start.
    await scope.clients.claim();
  };

  scope.addEventListener('install', (event) => event.waitUntil(files.install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('message', (event) => {
    const message = event.data as PageMessage;
    if (message.kind === 'takeOver') event.waitUntil(scope.skipWaiting());
    if (message.kind === 'complete') event.waitUntil(files.complete(message.language, message.used));
    if (message.kind === 'endSession') event.waitUntil(answers.endSession());
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (isPage(request)) event.respondWith(openPage(event));
    else if (files.handles(request)) event.respondWith(files.load(request));
    else if (answers.handles(request)) {
      event.respondWith(answers.answer(request, (work) => event.waitUntil(work)));
    }
  });
}
