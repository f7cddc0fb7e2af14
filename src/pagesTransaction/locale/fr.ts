import type { TradeMessages } from './zh-Hans';

const messages: TradeMessages = {
  list: (facts) => facts.join(', '),
  form: {
    logIn: 'Se connecter',
    loggedOut: 'Connectez-vous pour publier',
    loggedOutHint:
      'Connectez-vous pour publier offres et demandes et envoyer des devis ; vos brouillons sont conservés',
    complete: (percent, missing) =>
      missing > 0 ? `Complet à ${percent} %, encore ${missing} à remplir` : `Complet à ${percent} %, prêt à publier`,
    savedAt: (time) => `Brouillon enregistré à ${time}`,
    lastTime: (reason) => `Refusé la dernière fois : ${reason}`,
    keepDraft: 'Brouillon',
    missing: (count) => (count === 1 ? '1 champ à remplir' : `${count} champs à remplir`),
    incomplete: (count) => (count === 1 ? '1 champ à corriger' : `${count} champs à corriger`),
    draftKept: 'Brouillon enregistré',
    refused: 'Vérifiez les champs en rouge',
    withdrawn: 'Retirée, modifiable',
    restoreTitle: 'Reprendre le brouillon ?',
    restoreText: (time) => `Vous avez un brouillon non publié de ${time}`,
    restore: 'Reprendre',
    startOver: 'Recommencer',
    leaveTitle: 'Quitter la page ?',
    leaveText: 'Votre saisie est enregistrée comme brouillon',
    leave: 'Quitter',
    stay: 'Continuer',
    choose: 'Choisir',
    otherDays: 'Autre',
    day: 'jours'
  },
  problems: {
    required: 'Obligatoire',
    pattern: 'Format incorrect',
    minLength: 'Trop court',
    maxLength: 'Trop long',
    range: 'Hors limites',
    past: 'Date passée',
    tooLate: 'Date trop lointaine',
    order: 'Ordre incorrect',
    tooMany: 'Trop nombreux',
    banned: 'Contient un mot interdit',
    contact: 'Ni téléphone, ni lien, ni WeChat ; utilisez les champs de contact',
    unknown: 'Plus disponible, choisissez à nouveau',
    duplicate: 'En double',
    locked: 'Devis déjà reçus ; non modifiable'
  },
  actionErrors: {
    changedMeanwhile: 'Le statut a changé. Actualisez et réessayez',
    notAllowed: 'Réservé à l’auteur de l’annonce',
    tooManyOpen: 'Limite d’annonces en ligne atteinte',
    tooManyDrafts: 'Vous avez déjà 20 brouillons',
    refreshedToday: 'Déjà remontée aujourd’hui'
  },
  documents: {
    add: 'Ajouter un fichier',
    hint: 'PDF ou image, 10 Mo au maximum chacun',
    sending: (percent) => `Envoi ${percent} %`,
    states: {
      type: 'Mauvais format',
      size: 'Trop lourd',
      length: 'Illisible',
      unfit: 'Non publiable',
      failed: 'Échec de l’envoi'
    },
    open: (name) => `Ouvrir ${name}`,
    cancel: (name) => `Annuler l’envoi de ${name}`,
    again: (name) => `Renvoyer ${name}`,
    remove: (name) => `Supprimer ${name}`,
    problems: {
      type: 'PDF, jpg, png et webp uniquement. Choisissez un autre fichier',
      size: 'Plus de 10 Mo. Choisissez un fichier plus léger',
      length: 'Le fichier ne s’ouvre pas, choisissez-en un autre',
      unfit: 'Un fichier ne peut pas être publié, remplacez-le',
      failed: 'Un fichier n’a pas été envoyé : renvoyez-le ou supprimez-le'
    }
  },
  units: { kg: 'kg', jin: 'jin', ton: 't', pack: 'colis' },
  sulfur: { free: 'Sans soufre', low: 'Faible en soufre', untested: 'Non testé' },
  packaging: {
    wovenBag25: 'Sac tissé 25 kg',
    carton10: 'Carton 10 kg',
    sack50: 'Sac de jute 50 kg',
    vacuum: 'Sous vide',
    bulk: 'Vrac',
    other: 'Autre'
  },
  payTerms: { prepaid: 'Paiement d’avance', onDelivery: 'À la livraison', net30: 'À 30 jours', other: 'Autre' },
  more: 'Plus',
  yes: 'Oui',
  no: 'Non'
};

export default messages;
