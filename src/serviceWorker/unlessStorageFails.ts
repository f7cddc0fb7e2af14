/** Resolves to undefined when the storage of the device is full or broken: the app then works as without a worker. */
export const unlessStorageFails = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);
