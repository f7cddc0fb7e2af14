import type { AgreementMessages } from './zh-Hans';

const messages: AgreementMessages = {
  versions: 'Versions',
  shown: 'Affichée',
  read: 'Lire',
  earlier: 'Cette version antérieure n’est plus en vigueur',
  save: 'Enregistrer le texte',
  saveFailed: 'Enregistrement impossible',
  withdraw: 'Retirer mon accord',
  withdrawTitle: 'Retirer votre accord ?',
  withdrawText:
    'Vous serez déconnecté et vos recherches effacées ; vous pourrez continuer à consulter. Pour effacer les données du compte, supprimez-le dans les réglages.',
  withdrawn: 'Accord retiré',
  policySummary: [
    'Prix, actualités et annonces se lisent sans compte ; rien n’est alors collecté sur vous.',
    'Un compte ne demande qu’un numéro de mobile ; identité, documents d’entreprise et adresses ne sont demandés qu’au besoin.',
    'Numéros et photos de pièces d’identité sont sensibles : accord distinct, stockage chiffré.',
    'Aucun SDK tiers, rien n’est vendu ; votre contact n’est montré à l’autre partie que si vous le décidez.',
    'Les réglages permettent d’exporter vos données, de couper les recommandations, de retirer votre accord et de supprimer le compte.'
  ],
  agreementSummary: [
    'Prix et actualités se lisent sans compte ; un compte ne demande qu’un mobile.',
    'Les prix sont relevés à titre indicatif et ne fondent aucun contrat.',
    'Le compte est personnel ; ce que vous publiez doit être exact et relève de votre responsabilité.',
    'Vous pouvez vous déconnecter à tout moment, ou supprimer le compte dans les réglages avec 7 jours pour changer d’avis.'
  ]
};

export default messages;
