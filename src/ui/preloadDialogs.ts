/** Preloads the dialog chunk for a page that will need it, in case the network is lost by then. Never rejects. */
export async function preloadDialogs(): Promise<void> {
  try {
    await import('./DialogHost');
  } catch (error) {
    // Loading is retried when a dialog opens.
    console.warn('what questions are drawn with was not loaded', error);
  }
}
