import { testLateAnswers } from '@/testing/testLateAnswers';
import { PosterStore } from './poster/Poster.store';
import { InterestsStore } from './recommendation/Interests.store';
import { RegionChoiceStore } from './region/RegionChoice.store';
import { TranslationStore } from './translation/Translation.store';
import { VarietyChoiceStore } from './variety/VarietyChoice.store';

testLateAnswers<string>('a poster', {
  setup: (draw) => {
    const store = new PosterStore(draw);
    return { load: store.draw, shown: () => store.picture };
  },
  older: 'data:image/png;base64,b2xk',
  newer: 'data:image/png;base64,bmV3'
});

testLateAnswers('the interests', {
  setup: (listInterests) => {
    const store = new InterestsStore(() => undefined, { listInterests, setInterest: () => Promise.resolve(null) });
    return { load: store.load, shown: () => store.tags };
  },
  older: [{ varietyId: 'star-anise', name: '八角' }],
  newer: [{ varietyId: 'cassia', name: '桂皮' }]
});

testLateAnswers('the regions', {
  setup: (getRegions) => {
    const store = new RegionChoiceStore({ getRegions });
    return { load: () => store.open(undefined), shown: () => store.options };
  },
  older: [{ code: '450000', name: '广西壮族自治区' }],
  newer: [{ code: '530000', name: '云南省' }]
});

testLateAnswers('the varieties', {
  setup: (listVarieties) => {
    const store = new VarietyChoiceStore({ listVarieties }, 3);
    return { load: () => store.open([]), shown: () => store.varieties };
  },
  older: [{ id: 'star-anise', name: '八角', initials: ['bj'], grades: [] }],
  newer: [{ id: 'cassia', name: '桂皮', initials: ['gp'], grades: [] }]
});

testLateAnswers('a translation', {
  setup: (translate) => {
    const store = new TranslationStore(translate);
    return { load: store.show, shown: () => store.text };
  },
  older: { text: 'Dried' },
  newer: { text: 'Kiln-dried' },
  view: ({ text }) => text
});
