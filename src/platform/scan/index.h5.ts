import type { ScanPlatform } from './types';

export const scanCode: ScanPlatform['scanCode'] = async () => {
  const { openScanner } = await import('./scanner/openScanner');
  return openScanner();
};
