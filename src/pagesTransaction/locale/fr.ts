import type { TradeWords } from './zh-Hans';

const words: TradeWords = {
  form: {
    logIn: 'Se connecter',
    loggedOut: 'Connectez-vous pour publier',
    loggedOutHint: 'Connectez-vous pour vendre, acheter et coter ; les brouillons restent',
    complete: (percent, missing) =>
      missing > 0 ? `Complet à ${percent} %, encore ${missing}` : `Complet à ${percent} %, prêt à publier`,
    savedAt: (time) => `Brouillon gardé à ${time}`,
    lastTime: (reason) => `Refusé la dernière fois : ${reason}`,
    keepDraft: 'Brouillon',
    missing: (count) => `Encore ${count} à remplir`,
    incomplete: (count) => `${count} à corriger`,
    draftKept: 'Brouillon gardé',
    restoreTitle: 'Reprendre ?',
    restoreText: (time) => `Un brouillon de ${time} attend`,
    restore: 'Reprendre',
    startAnew: 'Recommencer',
    leaveTitle: 'Quitter la page ?',
    leaveText: 'Ce que vous avez rempli est gardé comme brouillon',
    choose: 'Choisir'
  },
  problems: {
    required: 'À remplir',
    pattern: 'Écriture incorrecte',
    minLength: 'Trop court',
    maxLength: 'Trop long',
    range: 'Hors limites',
    past: 'Date passée',
    tooLate: 'Date trop lointaine',
    order: 'Ordre incorrect',
    tooMany: 'Trop nombreux',
    banned: 'Un mot n’a pas sa place ici',
    contact: 'Pas de numéro, de lien ni d’identifiant WeChat ici : les contacts ont leur champ',
    unknown: 'Introuvable, choisissez à nouveau',
    duplicate: 'En double',
    locked: 'Des devis existent : ceci ne change plus'
  },
  documents: {
    add: 'Ajouter un fichier',
    hint: 'PDF ou image, 10 Mo au plus chacun',
    sending: (percent) => `Envoi ${percent} %`,
    notSent: 'Non envoyé',
    again: (name) => `Renvoyer ${name}`,
    remove: (name) => `Supprimer ${name}`,
    problems: {
      type: 'Seulement PDF, jpg, png et webp, choisissez-en un autre',
      size: 'Plus de 10 Mo, choisissez un fichier plus petit',
      length: 'Le fichier ne s’ouvre pas, choisissez-en un autre',
      unfit: 'Un fichier ne peut être montré, remplacez-le',
      failed: 'Un fichier n’est pas parti : renvoyez-le ou supprimez-le'
    }
  },
  units: { kg: 'kg', jin: 'jin', ton: 't', pack: 'colis' },
  sulfur: { free: 'Sans soufre', low: 'Peu de soufre', untested: 'Non testé' },
  packaging: {
    wovenBag25: 'Sac tissé 25 kg',
    carton10: 'Carton 10 kg',
    sack50: 'Sac de jute 50 kg',
    vacuum: 'Sous vide',
    bulk: 'Vrac',
    other: 'Autre'
  },
  payTerms: { prepaid: 'Payé d’avance', onDelivery: 'À la livraison', net30: '30 jours', other: 'Autre' },
  countries: {
    VN: 'Vietnam',
    ID: 'Indonésie',
    IN: 'Inde',
    MY: 'Malaisie',
    TH: 'Thaïlande',
    LA: 'Laos',
    MM: 'Birmanie',
    KH: 'Cambodge',
    LK: 'Sri Lanka',
    NP: 'Népal',
    PK: 'Pakistan',
    IR: 'Iran',
    UZ: 'Ouzbékistan',
    TR: 'Turquie',
    SY: 'Syrie',
    EG: 'Égypte',
    MG: 'Madagascar',
    TZ: 'Tanzanie',
    ES: 'Espagne',
    BG: 'Bulgarie',
    GT: 'Guatemala',
    BR: 'Brésil',
    GD: 'Grenade',
    MX: 'Mexique'
  },
  more: 'Plus',
  yes: 'Oui',
  no: 'Non'
};

export default words;
