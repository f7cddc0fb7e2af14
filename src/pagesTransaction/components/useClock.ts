import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { Clock } from '@/components/listing/Clock';

/** Returns a clock for the countdowns of a page, paused while the page is hidden. */
export function useClock(): Clock {
  const [clock] = useState(() => new Clock());
  useEffect(() => clock.stop, [clock]);
  useDidShow(clock.start);
  useDidHide(clock.stop);
  return clock;
}
