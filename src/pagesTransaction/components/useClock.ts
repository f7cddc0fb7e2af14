import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { Clock } from '@/components/listing/Clock';

/** A clock for the countdowns of a page, which stands still while the page is not on the screen. */
export function useClock(): Clock {
  const [clock] = useState(() => new Clock());
  useEffect(() => clock.stop, [clock]);
  useDidShow(clock.start);
  useDidHide(clock.stop);
  return clock;
}
