/** Fake time that passes in one round, long enough for a frame of the browser. */
const FRAME_MS = 16;
/** More rounds than any chain of requests, effects and short timers needs. */
const MAX_ROUNDS = 100;

let eventCount = 0;
const mutations = new MutationObserver(() => undefined);
mutations.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

/** Records that a request was sent or answered, so that `whenIdle` also waits for its consequences. */
export function recordActivity(): void {
  eventCount += 1;
}

/** Runs all pending promises, and the timers that are due within one frame of the fake clock. */
export const passFrame = () => jest.advanceTimersByTimeAsync(FRAME_MS);

/**
 * Lets frames of the fake clock pass until one in which nothing happened: no request was sent or answered, and nothing
 * changed in the document. No real time passes. What still waits then waits for the test: for a longer timer
 * (`jest.advanceTimersByTimeAsync`), or for an answer that the test holds back.
 * @param runFrame runs a frame; by default without React
 * @throws Error when there is no end to it
 */
export async function whenIdle(runFrame: () => Promise<unknown> = passFrame): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = eventCount;
    mutations.takeRecords();
    await runFrame();
    if (eventCount === before && mutations.takeRecords().length === 0) return;
  }
  throw new Error(`still busy after ${MAX_ROUNDS} frames`);
}
