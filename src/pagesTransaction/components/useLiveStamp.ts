import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import type { CallInput } from '@contract';
import { network } from '@/ui/network';
import { getQuotationStamp } from '../api/quotation';
import { LiveStamp } from './LiveStamp';

/**
 * Calls `onChange` when something has happened around a request or a quotation, while the page is on the screen.
 * @param about what it is about; undefined while the page shows nothing that changes. Both are those of the first render.
 */
export function useLiveStamp(
  about: () => CallInput<'GET /api/front/quotation/stamp'> | undefined,
  onChange: () => Promise<void> | void
): void {
  useLive(() => {
    const asked = about();
    return asked && getQuotationStamp(asked);
  }, onChange);
}

/** The same for anything else that has a stamp; both functions are those of the first render. */
export function useLive(getStamp: () => Promise<string> | undefined, onChange: () => Promise<void> | void): void {
  const [live] = useState(() => new LiveStamp({ getStamp, onChange, isOnline: () => network.online }));
  useEffect(() => {
    live.start();
    return live.stop;
  }, [live]);
  useDidShow(live.start);
  useDidHide(live.stop);
}
