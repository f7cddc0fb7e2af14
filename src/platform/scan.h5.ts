import type { ScanPlatform } from './scan.types';

export const scanCode: ScanPlatform['scanCode'] = async () => {
  const { openScanner } = await import('./h5/scanner/openScanner');
  return openScanner();
};
