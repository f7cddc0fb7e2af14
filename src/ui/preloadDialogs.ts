/** Loads what questions are drawn with, for a page that is going to ask: the network may be gone by then. */
export async function preloadDialogs(): Promise<void> {
  try {
    await import('./DialogHost');
  } catch (error) {
    // Asked for again with the question itself.
    console.warn('what questions are drawn with was not loaded', error);
  }
}
