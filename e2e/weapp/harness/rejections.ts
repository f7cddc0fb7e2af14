type Receive = (reason: unknown) => void;

const receivers = new Set<Receive>();
let others: NodeJS.UnhandledRejectionListener[] = [];

const dispatch: Receive = (reason) => {
  for (const receive of receivers) receive(reason);
};

/**
 * Promises that nobody handled, while an app lives. The test runner's own listener rests meanwhile: it would fail the
 * test without saying which step it was in. The answer ends it.
 */
export function receiveRejections(receive: Receive): () => void {
  if (receivers.size === 0) {
    others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', dispatch);
  }
  receivers.add(receive);
  return () => {
    if (!receivers.delete(receive) || receivers.size > 0) return;
    process.off('unhandledRejection', dispatch);
    for (const listener of others) process.on('unhandledRejection', listener);
  };
}
