import type { CallInput } from '@contract';
import { call } from '@/request/call';

/** Address of the picture of a mini-program code; null where no mini-program is configured. */
export const getShareCodeImage = (body: CallInput<'POST /api/front/shareCode/image'>) =>
  call('POST /api/front/shareCode/image', body);

/** Page that the scene of a mini-program code leads to. NOT_FOUND, CONFLICT for a replaced code. */
export const resolveScene = (scene: string) => call('POST /api/front/shareCode/resolve', { scene });

/** Subject of a scanned or typed code. NOT_FOUND, CONFLICT for a replaced code. */
export const resolveScanCode = (code: string) => call('POST /api/front/scanCode/resolve', { code });
