import type { ServiceWords } from './zh-Hans';

const words: ServiceWords = {
  title: 'Contact',
  seller: 'Vendeur',
  conversations: 'Mes discussions',
  platform: 'Xiangshi',
  askers: 'Questions d’acheteurs',
  loggedOut: 'Connectez-vous pour écrire au vendeur',
  loggedOutHint: 'Vous pourrez écrire et demander un prix ; les réponses arrivent dans vos messages',
  logIn: 'Se connecter',
  noThreads: 'Aucune discussion',
  noThreadsHint: 'Touchez « Service » sur une offre pour parler au vendeur',
  noAskersHint: 'Les acheteurs qui écrivent apparaissent ici',
  asksAbout: (title) => `À propos de : ${title}`,
  pictureLine: '[Photo]',
  listingLine: '[Offre]',
  askLine: (quantity, place) => `[Demande de prix] ${quantity}, à ${place}`,
  call: 'Assistance',
  hours: 'Tous les jours 9 h–18 h',
  weChat: 'Assistance WeChat',
  weChatHint: 'À scanner, réponse aux heures ouvrées',
  weChatCode: 'Code QR de l’assistance WeChat',
  weChatScan: 'Scannez avec WeChat ou appuyez longuement',
  weChatCopy: 'Copier le lien pour WeChat',
  write: 'Nous écrire',
  writeHint: 'Avec photos ; réponse sous deux jours ouvrés',
  tickets: 'Mes questions et réponses',
  complain: 'Réclamation',
  complainHint: 'Fausses informations, fraude, infractions',
  faq: 'Questions fréquentes',
  answers: [
    {
      question: 'Comment savoir si un vendeur est fiable ?',
      answer:
        'Regardez le badge et le taux de réponse, demandez analyses et certificats d’origine. Commencez par un petit lot et payez après contrôle.'
    },
    {
      question: 'La plateforme intervient-elle dans les paiements ?',
      answer:
        'Non. Elle met en relation ; acheteur et vendeur règlent directement. Ne payez jamais sur un compte qui se dit celui de la plateforme.'
    },
    {
      question: 'Pourquoi le numéro est-il masqué ?',
      answer: 'Selon le réglage du vendeur : il faut parfois se connecter, être vérifié ou échanger les coordonnées.'
    },
    {
      question: 'Pourquoi mon message ne part-il pas ?',
      answer:
        'Avant l’échange des coordonnées, ni numéros, ni identifiants WeChat, ni adresses web ; et jamais de mots interdits.'
    }
  ],
  refusals: {
    missing: { title: 'Discussion introuvable', text: 'L’offre a peut-être été supprimée' },
    notYours: { title: 'Ce n’est pas votre discussion', text: 'Seuls l’acheteur et le vendeur la lisent' }
  },
  more: 'Plus',
  goodsGone: 'Cette offre n’est plus visible',
  earlier: 'Messages précédents',
  hello: 'Commencez par le stock, le prix et le délai',
  notOffered: 'Offre suspendue : pas de nouvelle discussion',
  blockedNow: (isMine) =>
    isMine ? 'Vous avez bloqué l’autre : personne ne peut écrire' : 'Vous ne pouvez pas écrire pour le moment',
  me: 'Moi',
  openPicture: 'Ouvrir la photo',
  cardHint: 'Toucher pour le détail',
  askTitle: 'Demander un prix',
  askQuantity: (quantity) => `Quantité : ${quantity}`,
  askPlace: (place) => `Livraison : ${place}`,
  picture: 'Photo',
  card: 'Envoyer l’offre',
  quick: [
    'Est-ce en stock ?',
    'Quelle est la commande minimale ?',
    'Faites-vous une facture avec TVA ?',
    'Un échantillon d’abord ?',
    'Sous quel délai expédiez-vous ?'
  ],
  attach: 'Photo, demande de prix, offre',
  write1: 'Message',
  send: 'Envoyer',
  sending: 'Envoi',
  notSent: 'Non envoyé',
  resend: 'Renvoyer',
  dropUnsent: 'Supprimer',
  quantity: 'Quantité',
  kilograms: 'kg',
  quantityHint: 'Par ex. 2000',
  quantityMissing: 'Un nombre supérieur à 0, trois décimales au plus',
  place: 'Livraison',
  placeHint: 'Choisir une région',
  placeMissing: 'Choisissez le lieu de livraison',
  remark: 'Précisions',
  remarkHint: 'Taxes, qualité, date d’arrivée…',
  sendAsk: 'Envoyer',
  callSeller: 'Appeler',
  exchange: 'Échanger les coordonnées',
  block: 'Bloquer',
  unblock: 'Débloquer',
  blockTitle: 'Bloquer l’autre ?',
  blockText:
    'Aucun de vous ne pourra plus écrire à l’autre, ni pour cette offre ni pour une autre. Vous pouvez revenir dessus à tout moment.',
  blocked: 'Bloqué',
  unblocked: 'Débloqué',
  phoneNeeds: {
    login: 'Connectez-vous',
    verify: 'Faites-vous vérifier',
    exchange: 'Échangez d’abord'
  },
  problems: {
    contact: 'Ni numéro ni lien avant l’échange',
    banned: 'Un mot est interdit',
    picture: 'Photo refusée',
    blocked: 'Impossible d’écrire'
  }
};

export default words;
