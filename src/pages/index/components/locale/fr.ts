import type { LowerHomeMessages } from './zh-Hans';

const messages: LowerHomeMessages = {
  verbs: { market: 'Les cours', supply: 'Acheter', purchase: 'Demander', vcard: 'Ma carte' },
  recommended: 'Pour vous',
  newsLabel: 'Catégories d’actualités',
  noNews: 'Rien dans cette catégorie pour le moment',
  noNewsHint: 'Changez de catégorie ou retirez le filtre d’épices',
  personalised: { why: 'D’après les épices que vous suivez. ', link: 'Désactiver la personnalisation' },
  nothingFollowed: {
    why: 'Trié par date ; les épices que vous suivez passeront en premier. ',
    link: 'Choisir des épices'
  },
  byTime: { why: 'Trié par date. ', link: 'Activer la personnalisation' },
  filing: '桂ICP备00000000号-1 (démo)',
  help: 'Appeler notre équipe',
  helpHint: 'Aide : cours, annonces, inscription',
  call: 'Appeler'
};

export default messages;
