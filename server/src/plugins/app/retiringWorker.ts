/**
 * Service worker that removes the one before with all that it has kept, and itself: what a device gets where
 * `SERVICE_WORKER=0`. Open pages go on; from then on all comes from the server.
 */
export const retiringWorker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith('xiangshi-')).map((name) => caches.delete(name))))
    .then(() => self.registration.unregister())
));
`;
