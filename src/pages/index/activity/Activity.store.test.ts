import { buildActivity } from '@/testing/buildActivity';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { ActivityStore } from './Activity.store';

testLateAnswers('an activity', {
  setup(getActivity) {
    const store = new ActivityStore('a', { getActivity });
    return { load: () => store.load(), shown: () => store.activity.value };
  },
  older: buildActivity({ phase: 'upcoming' }),
  newer: buildActivity({ phase: 'running' })
});
