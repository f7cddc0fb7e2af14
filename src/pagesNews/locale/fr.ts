import type { NewsMessages } from './zh-Hans';

const messages: NewsMessages = {
  news: 'Actualités',
  share: 'Partager',
  linkCopied: 'Lien copié',
  textSize: 'Taille du texte',
  textSizes: { normal: 'Standard', large: 'Grand', larger: 'Très grand' },
  next: (title) => `Suivant : ${title}`,
  like: 'J’aime',
  favourite: 'Favori',
  isFavourite: 'Favori',
  likeReason: 'Connectez-vous pour aimer cet article',
  likeText: 'Un seul « J’aime » par compte, pour un nombre fiable',
  favouriteReason: 'Connectez-vous pour ajouter cet article à vos favoris',
  favouriteText: 'Tout sous « Moi », sur tout téléphone',
  related: 'À lire aussi',
  latest: 'Dernières actualités',
  previous: (title) => `Précédent : ${title}`,
  poster: 'Affiche',
  enlarge: 'Agrandir l’image',
  author: (name) => `Par ${name}`,
  editor: (name) => `Édition : ${name}`,
  from: (source) => `Source : ${source}`,
  credits: (parts) => parts.join(' · '),
  copyright: {
    original: 'Article original. En cas de reprise, citez la source avec un lien.',
    licensed: 'Reproduit avec l’autorisation de la source ; tous droits réservés à l’auteur.'
  },
  aboutVarieties: 'Épices citées',
  aboutRegions: 'Origines citées',
  attachments: 'Pièces jointes',
  openAttachment: (name) => `Ouvrir ${name}`,
  attachmentFailed: 'Pièce jointe impossible à ouvrir',
  report: 'Une erreur ? Signalez-la',
  removedOn: (date) => `Retiré le ${date}`,
  unknownTitle: 'Article introuvable',
  unknownText: 'Le lien est peut-être incomplet. Voici d’autres actualités.',
  removedTitle: 'Cet article a été retiré',
  toHome: 'Actualités à l’accueil',
  outside: {
    title: 'Page externe',
    from: (host) => `Contenu de ${host}, seul responsable`,
    unknownTitle: 'Ce site ne s’ouvre pas dans l’application',
    unknownText: (host) =>
      `${host} ne figure pas parmi les sites ouverts ici. Si vous lui faites confiance, ouvrez-le dans un navigateur.`,
    brokenTitle: 'La page ne s’est pas ouverte',
    brokenText: 'Le site ne répond pas. Copiez le lien et essayez dans un navigateur.',
    unsafeTitle: 'Lien dangereux, bloqué',
    unsafeText: 'L’adresse est incomplète ou déguisée, ou contient des identifiants.',
    missingTitle: 'Aucun lien à ouvrir',
    missingText: 'Revenez en arrière et touchez à nouveau le lien.',
    back: 'Retour',
    copy: 'Copier le lien',
    refresh: 'Actualiser',
    openBrowser: 'Dans le navigateur'
  },
  namedLink: {
    title: 'Ouvrir le lien',
    unknownTitle: 'Lien introuvable',
    unknownText: 'Le lien a peut-être changé. Revenez en arrière et réessayez.',
    titles: { miniProgram: 'Ouvrir dans le mini-programme', other: 'Continuer' },
    text: 'Si rien ne se passe, copiez le lien et ouvrez-le dans WeChat ou un navigateur.',
    open: 'Ouvrir',
    copy: 'Copier le lien',
    back: 'Retour'
  },
  copying: {
    title: 'Copier-coller',
    link: 'Lien',
    text: 'Texte',
    copy: 'Copier',
    done: 'Copié, vous pouvez coller',
    refused: 'Maintenez le texte',
    byHand: 'Appuyez longuement sur le texte ci-dessus, sélectionnez tout, puis copiez.',
    howTo: 'Mode d’emploi',
    linkSteps: ['Touchez « Copier »', 'Ouvrez le navigateur du téléphone', 'Collez dans la barre d’adresse'],
    textSteps: [
      'Touchez « Copier »',
      'Ouvrez WeChat ou l’application voulue',
      'Appuyez longuement sur le champ, puis collez'
    ],
    emptyTitle: 'Rien à copier',
    emptyText: 'Le lien est peut-être incomplet. Revenez et réessayez.'
  }
};

export default messages;
