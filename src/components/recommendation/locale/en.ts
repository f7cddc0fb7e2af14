import type { RecommendationMessages } from './zh-Hans';

const messages: RecommendationMessages = {
  goods: { supply: 'Supplies for you', purchase: 'Requests for you' },
  goodsSides: { supply: 'Supplies', purchase: 'Requests' },
  goodsLabel: 'Recommended listings',
  noGoods: 'No match right now. See all listings',
  logInToFollow: 'Log in to see the spices you follow',
  nothingFollowed: 'You are not following any spices yet. Choose some under Prices',
  manage: 'Why am I seeing this?',
  recommendation: 'Personalised recommendations',
  recommendationHint:
    'On: news and listings about the spices you follow come first. Off: everything is sorted by date.',
  interests: 'Your interests',
  interestsFrom: 'Based on the prices you follow and the spices you added. Removing a tag does not unfollow anything.',
  addInterest: 'Add',
  chooseInterests: 'Spices you are interested in',
  noInterests: 'No tags yet. Add spices, or follow a price.',
  loginForInterests: 'Log in to see what your recommendations are based on.',
  removeInterest: (name) => `Stop recommending ${name}`,
  restoreInterest: (name) => `Restore ${name}`,
  removedInterest: 'Removed'
};

export default messages;
