import type { LowerHomeMessages } from './zh-Hans';

const messages: LowerHomeMessages = {
  verbs: { market: 'Les cours', supply: 'Acheter', purchase: 'Demander', vcard: 'Ma carte', quickNews: 'Les brèves' },
  recommended: 'Pour vous',
  newsLabel: "Types d'actualités",
  noNews: "Pas encore d'actualités ici",
  noNewsHint: "Changez d'onglet ou retirez le filtre d'épices",
  personalised: { why: 'Selon les épices que vous suivez. ', link: 'Désactiver la personnalisation' },
  nothingFollowed: { why: 'Par date ; les épices que vous suivez passeront en premier. ', link: 'Choisir des épices' },
  byTime: { why: 'Par date de publication. ', link: 'Activer la personnalisation' },
  filing: '桂ICP备00000000号-1 (démo)',
  help: "Parler à quelqu'un",
  helpHint: 'Cours, annonces, inscriptions',
  call: 'Appeler'
};

export default messages;
