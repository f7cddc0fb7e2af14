import type { ServiceMessages } from './zh-Hans';

const messages: ServiceMessages = {
  title: 'Contact',
  conversations: 'Mes discussions',
  platform: 'Xiangshi',
  loggedOutHint: 'Vous pourrez écrire et demander un prix ; les réponses arrivent dans vos messages',
  logIn: 'Se connecter',
  noThreads: 'Aucune discussion',
  noThreadsHint: 'Touchez « Chat » sur une offre ou une demande',
  asksAbout: (title) => `À propos de : ${title}`,
  pictureLine: '[Photo]',
  askLine: (quantity, location) => `[Demande de prix] ${quantity}, à ${location}`,
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
  about: {
    supply: {
      contact: 'Vendeur',
      loggedOut: 'Connectez-vous pour écrire au vendeur',
      askers: 'Questions d’acheteurs',
      noAskersHint: 'Les acheteurs qui écrivent apparaissent ici',
      line: '[Offre]',
      hello: 'Commencez par le stock, le prix et le délai',
      notOffered: 'Offre suspendue : pas de nouvelle discussion',
      quick: [
        'Est-ce en stock ?',
        'Quelle est la commande minimale ?',
        'Faites-vous une facture avec TVA ?',
        'Un échantillon d’abord ?',
        'Sous quel délai expédiez-vous ?'
      ]
    },
    purchase: {
      contact: 'Acheteur',
      loggedOut: 'Connectez-vous pour écrire à l’acheteur',
      askers: 'Questions de fournisseurs',
      noAskersHint: 'Les fournisseurs qui vous écrivent apparaissent ici',
      line: '[Demande]',
      hello: 'Commencez par la qualité, le contrôle et la livraison',
      notOffered: 'Demande suspendue : pas de nouvelle discussion',
      quick: [
        'Récolte nouvelle ou ancienne ?',
        'Quelle humidité, quelles impuretés ?',
        'Livraison en plusieurs lots possible ?',
        'Faut-il un échantillon ?',
        'Comment contrôlez-vous ?'
      ]
    }
  },
  refusals: {
    missing: { title: 'Discussion introuvable', text: 'L’annonce a peut-être été supprimée' },
    notYours: { title: 'Ce n’est pas votre discussion', text: 'Seuls l’acheteur et le vendeur la lisent' }
  },
  more: 'Plus',
  goodsGone: 'Cette annonce n’est plus visible',
  earlier: 'Messages précédents',
  blockedNow: (isMine) =>
    isMine ? 'Vous avez bloqué l’autre : personne ne peut écrire' : 'Vous ne pouvez pas écrire pour le moment',
  me: 'Moi',
  openPicture: 'Ouvrir la photo',
  cardHint: 'Toucher pour le détail',
  askTitle: 'Demander un prix',
  askQuantity: (quantity) => `Quantité : ${quantity}`,
  askPlace: (location) => `Livraison : ${location}`,
  picture: 'Photo',
  card: 'Envoyer la fiche',
  attach: 'Photo, demande de prix, offre',
  write1: 'Message',
  send: 'Envoyer',
  sending: 'Envoi',
  notSent: 'Non envoyé',
  resend: 'Renvoyer',
  dropUnsent: 'Supprimer',
  callSeller: 'Appeler',
  exchange: 'Échanger les coordonnées',
  block: 'Bloquer',
  unblock: 'Débloquer',
  blockTitle: 'Bloquer l’autre ?',
  blockText:
    'Aucun de vous ne pourra plus écrire à l’autre, ni pour cette annonce ni pour une autre. Vous pouvez revenir dessus à tout moment.',
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

export default messages;
