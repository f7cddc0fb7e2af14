import { scanCode } from '@/platform/scan';
import { siteUrl } from '@/platform/siteUrl';
import { overlays } from '@/ui/overlays';
import { scanMessages } from './locale/messages';
import { openCode } from './openCode';
import { parseScannedCode, type ScannedCode } from './parseScannedCode';

/** What a page does with a code of its own; false for one that is to be opened as anywhere. */
export type HandleCode = (code: ScannedCode) => boolean;

let isScanning = false;

/** Scans a code and does what it says. One at a time: a double tap scans once. */
export async function scan(handleCode: HandleCode): Promise<void> {
  if (isScanning) return;
  isScanning = true;
  try {
    const text = await scanCode();
    if (text === null) return;
    const code = parseScannedCode(text, siteUrl(''));
    if (!handleCode(code)) openCode(code);
  } catch (error) {
    console.warn('nothing was scanned', error);
    overlays.toast(scanMessages().failed);
  } finally {
    isScanning = false;
  }
}
