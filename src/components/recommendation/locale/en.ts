import type { RecommendationMessages } from './zh-Hans';

const messages: RecommendationMessages = {
  goods: { supply: 'Supplies for you', purchase: 'Requests for you' },
  goodsSides: { supply: 'Supplies', purchase: 'Requests' },
  goodsLabel: 'Recommended listings',
  noGoods: 'Nothing fits right now. See all listings',
  logInToFollow: 'Log in to see the spices you follow here',
  nothingFollowed: 'You follow no spice yet: choose some under Prices',
  manage: 'Why these',
  recommendation: 'Personalised recommendations',
  recommendationHint: 'On: news and goods of the spices you follow come first. Off: everything by time.',
  interests: 'Your interests',
  interestsFrom: 'From the prices you follow and the spices you added. Removing a tag does not unfollow anything.',
  addInterest: 'Add',
  chooseInterests: 'Spices you are interested in',
  noInterests: 'No tags yet. Add spices, or follow a price.',
  loginForInterests: 'Log in to see what your recommendations are made from.',
  removeInterest: (name) => `Do not recommend ${name}`,
  restoreInterest: (name) => `Put ${name} back`,
  removedInterest: 'Removed'
};

export default messages;
