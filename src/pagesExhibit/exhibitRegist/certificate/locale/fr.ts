import type { CertificateMessages } from './zh-Hans';

const kinds: CertificateMessages['kinds'] = {
  exhibitor: 'Certificat d’exposant',
  award: 'Certificat de prix',
  visitor: 'Certificat de visite',
  volunteer: 'Certificat de bénévole'
};

const messages: CertificateMessages = {
  title: 'Certificats du salon',
  loggedOut: 'Connectez-vous pour obtenir vos certificats',
  loggedOutHint: 'Pour les visiteurs, les exposants, les lauréats et les bénévoles',
  logIn: 'Se connecter',
  checkLink: 'Vérifier',
  none: 'Aucun certificat pour le moment',
  noneHint: 'Visiteur, exposant, lauréat ou bénévole, vous obtiendrez ici votre certificat',
  kinds,
  statuses: { eligible: 'À obtenir', claimed: 'Obtenu', void: 'Annulé' },
  numbered: (no) => `N° ${no}`,
  issued: (day) => `Délivré le ${day}`,
  voidHint: 'Retiré par l’organisateur, il apparaît comme annulé lors d’une vérification',
  claim: 'Obtenir le certificat',
  claimOf: (kind) => `Obtenir\u202f: ${kinds[kind]}`,
  claimed: 'Certificat obtenu',
  show: 'Voir et enregistrer',
  showOf: (kind) => `Voir et enregistrer\u202f: ${kinds[kind]}`,
  notEligible: 'Ce certificat n’est plus disponible',
  isVoid: 'Ce certificat est annulé',
  picture: {
    label: (title, name) => `${title}\u202f: ${name}`,
    certifies: 'Nous certifions par la présente la participation de',
    statements: {
      exhibitor: (expo) => `en qualité d’exposant, ${expo}`,
      award: (expo) => `en qualité de lauréat, ${expo}`,
      visitor: (expo) => `en qualité de visiteur, ${expo}`,
      volunteer: (expo) => `en qualité de bénévole, ${expo}`
    },
    checkHint: 'Scannez pour vérifier',
    checkCode: (code) => `Code de vérification ${code}`
  },
  check: {
    title: 'Vérifier un certificat',
    number: 'Numéro du certificat',
    numberHint: 'YX suivi de 9 chiffres, au bas du certificat',
    code: 'Code de vérification',
    codePlaceholder: 'Facultatif',
    codeHint: 'Saisissez le code figurant sur le certificat pour voir le nom complet',
    problems: { required: 'Saisissez le numéro du certificat', format: 'Le numéro se compose de YX et de 9 chiffres' },
    checkNow: 'Vérifier',
    isValid: 'Certificat valable',
    isVoid: 'Certificat annulé',
    name: 'Nom',
    winner: 'Lauréat',
    company: 'Entreprise',
    kind: 'Type',
    reason: 'Motif',
    expo: 'Salon',
    issuedOn: 'Délivré le',
    masked: 'Sans le code de vérification, seul le premier caractère du nom est affiché',
    wrongCode: 'Le code de vérification est incorrect\u202f: seul le premier caractère du nom est affiché',
    notFound: 'Ce certificat n’existe pas',
    notFoundHint: 'Contrôlez le numéro. S’il est exact, le certificat n’a pas été délivré ici',
    limited: 'Trop de vérifications',
    limitedHint: 'Réessayez dans une heure'
  }
};

export default messages;
