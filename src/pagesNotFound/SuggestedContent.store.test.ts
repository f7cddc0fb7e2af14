import { buildFeed } from '@/testing/buildFeed';
import { buildLine } from '@/testing/buildMarket';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { SuggestedContentStore } from './SuggestedContent.store';

testLateAnswers('the suggestions of the not-found page', {
  setup: (getHomeFeed) => {
    const store = new SuggestedContentStore({ getHomeFeed });
    return { load: () => store.load(), shown: () => store.lines };
  },
  older: buildFeed({ lines: [] }),
  newer: buildFeed({ lines: [buildLine()] }),
  view: ({ lines }) => lines
});
