type Receive = (reason: unknown) => void;

const receivers = new Set<Receive>();
let others: NodeJS.UnhandledRejectionListener[] = [];

const dispatch: Receive = (reason) => {
  for (const receive of receivers) receive(reason);
};

/**
 * Receives unhandled promise rejections while an app runs. The test runner's own listener is removed meanwhile, because
 * it would fail the test without naming the step. The returned function restores it.
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
