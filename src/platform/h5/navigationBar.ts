/** Every page draws its own bar (`navigationStyle: custom`), so the router adds none. */
export function initNavigationBar(): void {}
