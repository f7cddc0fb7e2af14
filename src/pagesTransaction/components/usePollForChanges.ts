import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import type { CallInput } from '@contract';
import { network } from '@/ui/network';
import { getQuotationStamp } from '../api/quotation';
import { ChangePoller } from './ChangePoller';

/**
 * Calls `onChange` after an event of a request or a quotation, while the page is visible.
 * @param about query of the stamp; returns undefined while there is nothing to poll. Both functions of the first render
 * are used.
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

/**
 * Calls `onChange` when the stamp has changed, while the page is visible. Both functions of the first render are used.
 */
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
