import type { ExpoIndexMessages } from './zh-Hans';

const millions = (fen: number) => String(Math.round(fen / 100_000_000));

const messages: ExpoIndexMessages = {
  noExpo: 'Aucun salon pour le moment',
  noExpoText: 'Dès que le prochain sera fixé, vous trouverez ici ses dates, son lieu et l’inscription.',
  toHome: 'Retour à l’accueil',
  phases: { before: 'Bientôt', on: 'En cours', over: 'Terminé' },
  session: (number) => (number === 1 ? '1re édition' : `${number}e édition`),
  todayHours: (opens, closes) => `Ouvert aujourd’hui de ${opens} à ${closes}`,
  agenda: 'Programme',
  agendaFirstDay: 'Premier jour',
  agendaToday: 'Aujourd’hui',
  room: (hall, room) => `Hall ${hall}, ${room}`,
  speakers: (first, count) => (count === 1 ? first : `${first} et ${count - 1} ${count === 2 ? 'autre' : 'autres'}`),
  isOnNow: 'En cours',
  reserved: 'Réservée',
  entries: {
    register: 'Inscription',
    schedule: 'Programme',
    map: 'Plan',
    merchant: 'Exposants',
    honours: 'Prix',
    introduction: 'À propos',
    investment: 'Investir',
    live: 'Direct',
    certificate: 'Certificat',
    coupons: 'Bons'
  },
  parks: 'Investir dans un parc',
  governments: 'Investir dans une région',
  noLive: 'Aucun direct en ce moment',
  liveNow: 'En direct',
  liveAt: (date, clock) => `En direct le ${date} à ${clock}`,
  watch: 'Regarder',
  inChannels: (name) => `Cherchez « ${name} » dans WeChat Channels`,
  banners: 'À la une du salon',
  figures: 'Cette édition',
  results: 'Bilan',
  figureNames: {
    exhibitors: 'exposants',
    halls: 'halls',
    sessions: 'rendez-vous',
    areaM2: 'm²',
    visitors: 'entrées',
    countries: 'pays et régions',
    dealsFen: 'accords conclus'
  },
  deals: (fen) => `${millions(fen)} M CNY`,
  organisers: 'Organisateurs',
  roles: { host: 'Organisé par', coHost: 'Coorganisé par', undertaker: 'Réalisé par', supporter: 'Soutenu par' },
  news: 'Actualités du salon',
  previous: 'Éditions passées',
  navigate: 'Itinéraire',
  ask: 'Contact',
  registerNow: 'Obtenir un billet visiteur',
  readIntroduction: 'À propos du salon',
  noCoupons: 'Aucun bon en ce moment',
  validity: (from, until) => `Valable du ${from} au ${until}`,
  left: (count, text) => (count > 1 ? `${text} restants` : `${text} restant`),
  code: 'Code :',
  claim: 'Obtenir',
  claimOf: (title) => `Obtenir : ${title}`,
  claimed: 'Bon obtenu : voici votre code',
  claimReason: 'Connectez-vous pour obtenir des bons',
  soldOut: 'Épuisé',
  claimErrors: {
    claimed: 'Vous avez déjà ce bon',
    soldOut: 'Ce bon est épuisé',
    ended: 'Ce bon a expiré'
  }
};

export default messages;
