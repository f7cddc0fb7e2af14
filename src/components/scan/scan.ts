import { scanCode } from '@/platform/scan';
import { siteUrl } from '@/platform/siteUrl';
import { overlays } from '@/ui/overlays';
import { scanMessages } from './locale/messages';
import { openCode } from './openCode';
import { parseScannedCode, type ScannedCode } from './parseScannedCode';

/** Page-specific handler of a code. Returns false to fall back to the default handling. */
export type HandleCode = (code: ScannedCode) => boolean;

let isScanning = false;

/** Scans a code and handles it. Ignores calls while a scan is open, such as a double tap. */
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

export type Scan = typeof scan;
