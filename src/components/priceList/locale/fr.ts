import type { PriceListMessages } from './zh-Hans';

const priceListMessages: PriceListMessages = {
  filter: 'Filtrer',
  filterCount: (count) => `Filtres ${count}`,
  sort: 'Ordre',
  sorts: {
    default: 'Par épice',
    letter: 'Par lettre',
    rise: 'Plus fortes hausses',
    fall: 'Plus fortes baisses',
    hot: 'Les plus suivis'
  },
  hotHint: 'Selon les consultations des 7 derniers jours et les abonnés, toutes les 10 minutes',
  span: 'Variation sur',
  move: 'Évolution',
  moves: { '': 'Toutes', changed: 'En mouvement', up: 'Hausse', flat: 'Stable', down: 'Baisse' },
  moveHint: 'Qualités du dernier jour de relevé ; sans cotation précédente, elles comptent comme stables',
  origin: 'Origine',
  allOrigins: 'Toutes les origines',
  clear: 'Effacer',
  done: 'Afficher',
  market: 'Marché',
  allMarkets: 'Tous les marchés',
  chooseMarkets: 'Un ou plusieurs marchés',
  seeAllMarkets: 'Voir tous les marchés',
  seeMarkets: (count) => (count === 1 ? 'Voir 1 marché' : `Voir ${count} marchés`),
  marketAndMore: (name, count) => `${name} +${count - 1}`,
  follow: 'Ajouter à ma liste',
  loginToFollow: 'Connectez-vous pour suivre',
  followText: 'Tout dans une liste, sur tout téléphone',
  followAdded: 'Ajouté',
  followRemoved: 'Retiré',
  setAlert: 'Créer une alerte de prix',
  unfollow: 'Retirer de ma liste',
  note: 'Comment les prix sont relevés',
  noteTexts: [
    'Les collecteurs parcourent les étals de chaque marché. Le prix médian est celui de la plupart des étals ce jour-là, la fourchette va du plus bas au plus haut.',
    'Une variation se mesure au relevé précédent ; 7 et 30 jours à une cotation d’au moins cet âge. Sans elle, -- s’affiche.',
    'Un écart de plus de 20 % n’est publié qu’après une seconde vérification. Chaque prix indique source, collecteur, heure et échantillon.',
    'Prix indicatifs, sans valeur contractuelle.'
  ],
  poster: 'Enregistrer en image',
  posterSource: 'Relevés sur les marchés',
  grownIn: (location) => `de ${location}`,
  linkCopied: 'Lien copié',
  gotIt: 'Compris',
  chooseUnit: 'Prix par',
  units: { kg: 'kg', jin: 'jin', ton: 'tonne' },
  unitHints: { jin: '500 g', ton: '1 000 kg' },
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
  variety: 'Épice / qualité',
  changes: { day: 'Jour', week: '7 jours', month: '30 jours' },
  turns: {
    default: 'Toucher pour trier par hausse',
    rise: 'Trié par hausse, toucher pour trier par baisse',
    fall: 'Trié par baisse, toucher pour rétablir',
    letter: 'Toucher pour trier par hausse',
    hot: 'Toucher pour trier par hausse'
  }
};

export default priceListMessages;
