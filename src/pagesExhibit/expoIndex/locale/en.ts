import type { ExpoIndexMessages } from './zh-Hans';

const millions = (fen: number) => String(Math.round(fen / 100_000_000));

const messages: ExpoIndexMessages = {
  noExpo: 'No expo for now',
  noExpoText: 'Once the next one is set, you will find its dates, venue and registration here.',
  toHome: 'Back to home',
  phases: { before: 'Opening soon', on: 'On now', over: 'Ended' },
  session: (number) => `Edition ${number}`,
  todayHours: (opens, closes) => `Open today ${opens}–${closes}`,
  agenda: 'Programme',
  agendaFirstDay: 'First day',
  agendaToday: 'Today',
  room: (hall, room) => `Hall ${hall}, ${room}`,
  speakers: (first, count) => (count === 1 ? first : `${first} and ${count - 1} more`),
  isOnNow: 'In progress',
  reserved: 'Reserved',
  entries: {
    register: 'Register',
    schedule: 'Programme',
    map: 'Map',
    merchant: 'Exhibitors',
    honours: 'Awards',
    introduction: 'About',
    investment: 'Investment',
    live: 'Live',
    certificate: 'Certificate',
    coupons: 'Coupons'
  },
  parks: 'Invest in parks',
  governments: 'Invest in regions',
  noLive: 'Nothing is live right now',
  liveNow: 'Live now',
  liveAt: (date, clock) => `Live on ${date} at ${clock}`,
  watch: 'Watch',
  inChannels: (name) => `Search for “${name}” in WeChat Channels`,
  banners: 'Highlights of the expo',
  figures: 'This edition',
  results: 'Results',
  figureNames: {
    exhibitors: 'exhibitors',
    halls: 'halls',
    sessions: 'sessions',
    areaM2: 'm²',
    visitors: 'visits',
    countries: 'countries and regions',
    dealsFen: 'agreed deals'
  },
  deals: (fen) => `CNY ${millions(fen)} m`,
  organisers: 'Organisers',
  roles: { host: 'Host', coHost: 'Co-host', undertaker: 'Organised by', supporter: 'Supported by' },
  news: 'Expo news',
  previous: 'Past editions',
  navigate: 'Directions',
  ask: 'Contact',
  registerNow: 'Get a visitor ticket',
  readIntroduction: 'About the expo',
  noCoupons: 'No coupons right now',
  validity: (from, until) => `Valid ${from} to ${until}`,
  left: (_count, text) => `${text} left`,
  code: 'Code',
  claim: 'Claim',
  claimOf: (title) => `Claim ${title}`,
  claimed: 'Claimed: here is your code',
  claimReason: 'Log in to claim coupons',
  soldOut: 'All claimed',
  claimErrors: {
    claimed: 'You already have this coupon',
    soldOut: 'All of these coupons are claimed',
    ended: 'This coupon has expired'
  }
};

export default messages;
