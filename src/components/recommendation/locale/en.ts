import type { RecommendationWords } from './zh-Hans';

const words: RecommendationWords = {
  goods: { supply: 'Goods for you', purchase: 'Wanted for you' },
  goodsSides: { supply: 'On offer', purchase: 'Wanted' },
  goodsLabel: 'Recommended listings',
  noGoods: 'Nothing fits right now. See all listings',
  manage: 'Why these',
  recommendation: 'Personalised recommendations',
  recommendationHint: 'On: news and goods of the spices you follow come first. Off: everything by time.',
  interests: 'Your interests',
  interestsFrom: 'From the prices you follow. Removing a tag does not unfollow anything.',
  noInterests: 'No tags yet. Follow a price and it appears here.',
  loginForInterests: 'Log in to see what your recommendations are made from.',
  removeInterest: (name) => `Do not recommend ${name}`,
  restoreInterest: (name) => `Put ${name} back`,
  removedInterest: 'Removed'
};

export default words;
