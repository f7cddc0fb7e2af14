import type { PriceListMessages } from './zh-Hans';

const priceListMessages: PriceListMessages = {
  filter: 'Filtrer',
  filterCount: (count) => `Filtres ${count}`,
  sort: 'Trier',
  sorts: {
    default: 'Par épice',
    letter: 'Alphabétique',
    rise: 'Plus fortes hausses',
    fall: 'Plus fortes baisses',
    hot: 'Les plus suivis'
  },
  hotHint: 'Selon les consultations des 7 derniers jours et le nombre d’abonnés, mis à jour toutes les 10 minutes',
  span: 'Variation sur',
  move: 'Variation',
  moves: { '': 'Toutes', changed: 'En variation', up: 'En hausse', flat: 'Stable', down: 'En baisse' },
  moveHint: 'Qualités du dernier jour de relevé ; celles sans prix antérieur comptent comme stables',
  origin: 'Origine',
  allOrigins: 'Toutes les origines',
  clear: 'Effacer',
  done: 'Voir les résultats',
  market: 'Marché',
  allMarkets: 'Tous les marchés',
  chooseMarkets: 'Un ou plusieurs marchés',
  seeAllMarkets: 'Voir tous les marchés',
  seeMarkets: (count) => (count === 1 ? 'Voir 1 marché' : `Voir ${count} marchés`),
  marketAndMore: (name, count) => `${name} +${count - 1}`,
  follow: 'Ajouter à ma liste',
  loginToFollow: 'Connectez-vous pour l’ajouter',
  followText: 'Tout au même endroit, sur tout téléphone',
  followAdded: 'Ajouté à votre liste',
  followRemoved: 'Retiré',
  setAlert: 'Créer une alerte de prix',
  unfollow: 'Retirer de ma liste',
  note: 'Méthode de relevé des prix',
  noteTexts: [
    'Nos enquêteurs visitent les étals de chaque marché. Le prix médian est celui pratiqué par la plupart des étals ce jour-là ; la fourchette va du plus bas au plus haut.',
    'La variation du jour se mesure par rapport au relevé précédent ; celles à 7 et 30 jours par rapport à un prix d’au moins cet âge. À défaut, -- s’affiche.',
    'Un écart de plus de 20 % n’est publié qu’après une seconde vérification. Chaque prix indique sa source, l’enquêteur, l’heure et la taille de l’échantillon.',
    'Prix indicatifs, sans valeur contractuelle.'
  ],
  poster: 'Enregistrer en image',
  posterSource: 'Relevés sur les marchés',
  grownIn: (location) => `de ${location}`,
  linkCopied: 'Lien copié',
  gotIt: 'Compris',
  chooseUnit: 'Prix par',
  units: { kg: 'kg', jin: 'jin', ton: 'tonne' },
  unitHints: { jin: '500 g', ton: '1 000 kg' },
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
  variety: 'Épice / qualité',
  changes: { day: 'Jour', week: '7 jours', month: '30 jours' },
  turns: {
    default: 'Touchez pour trier par hausse',
    rise: 'Trié par hausse, touchez pour trier par baisse',
    fall: 'Trié par baisse, touchez pour réinitialiser',
    letter: 'Touchez pour trier par hausse',
    hot: 'Touchez pour trier par hausse'
  }
};

export default priceListMessages;
