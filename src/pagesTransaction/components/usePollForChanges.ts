import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import type { CallInput } from '@contract';
import { network } from '@/ui/network';
import { getQuotationStamp } from '../api/quotation';
import { ChangePoller } from './ChangePoller';

/**
 * Calls `onChange` when something has happened around a request or a quotation, while the page is on the screen.
 * @param about what it is about; undefined while the page shows nothing that changes. Both are those of the first render.
 */
export function usePollQuotationChanges(
  about: () => CallInput<'GET /api/front/quotation/stamp'> | undefined,
  onChange: () => Promise<void> | void
): void {
  usePollForChanges(() => {
    const query = about();
    return query && getQuotationStamp(query);
  }, onChange);
}

/** The same for anything else that has a stamp; both functions are those of the first render. */
export function usePollForChanges(
  getStamp: () => Promise<string> | undefined,
  onChange: () => Promise<void> | void
): void {
  const [poller] = useState(() => new ChangePoller({ getStamp, onChange, isOnline: () => network.online }));
  useEffect(() => {
    poller.start();
    return poller.stop;
  }, [poller]);
  useDidShow(poller.start);
  useDidHide(poller.stop);
}
