import type { ServiceMessages } from './zh-Hans';

const messages: ServiceMessages = {
  title: 'Assistance',
  conversations: 'Mes discussions',
  platform: 'Assistance',
  loggedOutHint: 'Connectez-vous pour écrire et demander un prix ; les réponses arrivent dans vos messages',
  logIn: 'Se connecter',
  noThreads: 'Aucune discussion pour le moment',
  noThreadsHint: 'Touchez « Chat » sur une offre ou une demande pour commencer',
  asksAbout: (title) => `À propos de : ${title}`,
  pictureLine: '[Image]',
  askLine: (quantity, location) => `[Demande de prix] ${quantity}, livraison à ${location}`,
  call: 'Assistance téléphonique',
  hours: 'Tous les jours 9 h–18 h',
  weChat: 'Assistance WeChat',
  weChatHint: 'Scannez ; réponse pendant les horaires de service',
  weChatCode: 'Code QR de l’assistance WeChat',
  weChatScan: 'Scannez avec WeChat ou appuyez longuement',
  weChatCopy: 'Copier le lien pour WeChat',
  write: 'Laisser un message',
  writeHint: 'Images possibles ; réponse sous deux jours ouvrés',
  tickets: 'Mes messages et réponses',
  complain: 'Faire une réclamation',
  complainHint: 'Fausses informations, fraude, infractions',
  faq: 'Questions fréquentes',
  answers: [
    {
      question: 'Comment savoir si un fournisseur est fiable ?',
      answer:
        'Regardez le badge et le taux de réponse, demandez rapports d’analyse et certificats d’origine. Commencez par une petite commande et payez après contrôle à la livraison.'
    },
    {
      question: 'La plateforme intervient-elle dans les affaires ou les paiements ?',
      answer:
        'Non. Elle met seulement en relation acheteurs et fournisseurs, qui règlent directement entre eux. Ne payez jamais sur un compte qui se présente comme celui de la plateforme.'
    },
    {
      question: 'Pourquoi le numéro est-il masqué ?',
      answer:
        'Cela dépend des réglages du fournisseur : il faut parfois se connecter, être vérifié ou échanger vos cartes.'
    },
    {
      question: 'Pourquoi mon message n’est-il pas envoyé ?',
      answer:
        'Avant l’échange de cartes, les messages ne peuvent contenir ni numéro, ni identifiant WeChat, ni lien. Les mots interdits ne sont jamais admis.'
    }
  ],
  about: {
    supply: {
      contact: 'Contacter le fournisseur',
      loggedOut: 'Connectez-vous pour contacter le fournisseur',
      askers: 'Questions d’acheteurs',
      noAskersHint: 'Les questions des acheteurs apparaissent ici',
      line: '[Offre]',
      hello: 'Commencez par le stock, le prix et l’expédition',
      notOffered: 'Offre hors vente : nouvelle discussion impossible',
      quick: [
        'Est-ce en stock ?',
        'Quelle est la commande minimale ?',
        'Pouvez-vous établir une facture avec TVA ?',
        'Pouvez-vous d’abord envoyer un échantillon ?',
        'Sous quel délai expédiez-vous ?'
      ]
    },
    purchase: {
      contact: 'Contacter l’acheteur',
      loggedOut: 'Connectez-vous pour contacter l’acheteur',
      askers: 'Questions de fournisseurs',
      noAskersHint: 'Les questions des fournisseurs apparaissent ici',
      line: '[Demande]',
      hello: 'Commencez par la spécification, le contrôle et la livraison',
      notOffered: 'Demande suspendue : nouvelle discussion impossible',
      quick: [
        'Nouvelle récolte ou ancienne ?',
        'Quelles limites d’humidité et d’impuretés ?',
        'Livraison en plusieurs lots possible ?',
        'Faut-il d’abord un échantillon ?',
        'Comment contrôlez-vous la marchandise ?'
      ]
    }
  },
  deniedReasons: {
    missing: { title: 'Discussion introuvable', text: 'L’annonce a peut-être été supprimée' },
    forbidden: { title: 'Ce n’est pas votre discussion', text: 'Seuls l’acheteur et le fournisseur peuvent la lire' }
  },
  more: 'Plus',
  goodsGone: 'Cette annonce n’est plus disponible',
  earlier: 'Messages précédents',
  blockedNow: (isMine) =>
    isMine
      ? 'Vous avez bloqué cette personne : aucun message possible'
      : 'Vous ne pouvez pas écrire à cette personne pour le moment',
  me: 'Moi',
  openPicture: 'Agrandir l’image',
  cardHint: 'Touchez pour voir le détail',
  askTitle: 'Demande de prix',
  askQuantity: (quantity) => `Quantité : ${quantity}`,
  askLocation: (location) => `Livraison : ${location}`,
  picture: 'Image',
  card: 'Envoyer la fiche',
  attach: 'Images, demande de prix et fiche',
  write1: 'Votre message',
  send: 'Envoyer',
  sending: 'Envoi',
  notSent: 'Non envoyé',
  resend: 'Renvoyer',
  dropUnsent: 'Supprimer',
  callSeller: 'Appeler',
  exchange: 'Échanger nos cartes',
  block: 'Bloquer cette personne',
  unblock: 'Débloquer',
  blockTitle: 'Bloquer cette personne ?',
  blockText:
    'Aucun de vous ne pourra écrire à l’autre, ni ouvrir de discussion sur une autre annonce. Vous pouvez débloquer à tout moment.',
  blocked: 'Bloqué',
  unblocked: 'Débloqué',
  phoneNeeds: {
    login: 'Connectez-vous pour le voir',
    verify: 'Faites-vous vérifier pour le voir',
    exchange: 'Échangez vos cartes'
  },
  problems: {
    contact: 'Ni numéro ni lien avant l’échange de cartes',
    banned: 'Contient un mot interdit',
    picture: 'Image refusée',
    blocked: 'Envoi impossible pour le moment'
  }
};

export default messages;
