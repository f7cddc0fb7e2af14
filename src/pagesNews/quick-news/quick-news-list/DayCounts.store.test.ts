import type { FlashDay } from '@contract/flash';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { DayCountsStore } from './DayCounts.store';

testLateAnswers<FlashDay[]>('the days of the calendar', {
  setup: (getFlashDays) => {
    const store = new DayCountsStore(getFlashDays);
    return { load: () => store.load({}), shown: () => store.calendarDays };
  },
  older: [{ date: '2026-11-19', count: 1 }],
  newer: [{ date: '2026-11-20', count: 2 }]
});
