import { buildFlash } from '@/testing/buildFeed';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { BoardStore } from './Board.store';

testLateAnswers('the board', {
  setup: (listFlashes) => {
    const noRows = () => Promise.resolve({ items: [], nextCursor: null });
    const store = new BoardStore({ listPriceLines: noRows, listFlashes });
    return { load: store.load, shown: () => store.flashes };
  },
  older: { items: [buildFlash({ id: 'older' })], nextCursor: null },
  newer: { items: [buildFlash({ id: 'newer' })], nextCursor: null },
  view: ({ items }) => items
});
