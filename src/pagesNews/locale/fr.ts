import type { NewsMessages } from './zh-Hans';

const messages: NewsMessages = {
  news: 'Actualités',
  share: 'Partager',
  linkCopied: 'Lien copié',
  textSize: 'Taille du texte',
  textSizes: { normal: 'Standard', large: 'Grande', larger: 'Très grande' },
  next: (title) => `Suivant : ${title}`,
  like: "J'aime",
  favourite: 'Garder',
  isFavourite: 'Gardé',
  likeReason: 'Connectez-vous pour aimer cet article',
  likeText: 'Un seul « j’aime » par compte : le nombre reste fiable',
  favouriteReason: 'Connectez-vous pour garder cet article',
  favouriteText: 'Tout dans une liste, sur tout téléphone',
  related: 'À lire aussi',
  latest: 'Dernières actualités',
  previous: (title) => `Précédent : ${title}`,
  poster: 'Affiche',
  enlarge: 'Agrandir l’image',
  author: (name) => `Par ${name}`,
  editor: (name) => `Édité par ${name}`,
  from: (source) => `Source : ${source}`,
  copyright: {
    original: 'Article original. Citez la source avec un lien.',
    licensed: 'Publié avec l’accord de la source ; tous droits réservés à l’auteur.'
  },
  aboutVarieties: 'Épices citées',
  aboutRegions: 'Lieux',
  attachments: 'Pièces jointes',
  openAttachment: (name) => `Ouvrir ${name}`,
  attachmentFailed: 'Fichier impossible à ouvrir',
  report: 'Une erreur ? Signaler',
  removedOn: (date) => `Retiré le ${date}`,
  unknownTitle: 'Article introuvable',
  unknownText: 'Le lien est peut-être incomplet. Voici d’autres articles.',
  removedTitle: 'Cet article a été retiré',
  toHome: "Actualités de l'accueil",
  outside: {
    title: 'Page externe',
    from: (host) => `Source : ${host}, seul responsable de son contenu`,
    unknownTitle: 'Ce site ne s’ouvre pas dans l’application',
    unknownText: (host) =>
      `${host} ne fait pas partie des sites ouverts ici. Si vous lui faites confiance, lisez-le dans un navigateur.`,
    brokenTitle: 'La page ne s’est pas ouverte',
    brokenText: 'Le site ne répond pas. Copiez le lien et essayez dans un navigateur.',
    unsafeTitle: 'Lien dangereux, bloqué',
    unsafeText: 'L’adresse est incomplète ou déguisée, ou contient des identifiants.',
    missingTitle: 'Aucun lien à ouvrir',
    missingText: 'Revenez en arrière et touchez à nouveau le lien.',
    back: 'Retour',
    copy: 'Copier le lien',
    openBrowser: 'Ouvrir ailleurs'
  },
  copying: {
    title: 'Copier-coller',
    link: 'Lien',
    text: 'Texte',
    copy: 'Copier',
    done: 'Copié, prêt à coller',
    refused: 'Maintenez le texte',
    byHand: 'Maintenez le texte ci-dessus, sélectionnez tout, puis copiez.',
    howTo: 'Mode d’emploi',
    linkSteps: ['Touchez « Copier »', 'Ouvrez le navigateur du téléphone', 'Collez dans la barre d’adresse'],
    textSteps: ['Touchez « Copier »', 'Ouvrez WeChat ou l’application voulue', 'Maintenez le champ, puis collez'],
    emptyTitle: 'Rien à copier',
    emptyText: 'Le lien est peut-être incomplet. Revenez et réessayez.'
  }
};

export default messages;
