import type { AgreementMessages } from './zh-Hans';

const messages: AgreementMessages = {
  versions: 'Historique des versions',
  shown: 'Affichée',
  read: 'Lire',
  earlier: 'Cette version antérieure n’est plus en vigueur',
  save: 'Enregistrer le texte intégral',
  saveFailed: 'Enregistrement impossible',
  withdraw: 'Retirer mon consentement',
  withdrawTitle: 'Retirer votre consentement ?',
  withdrawText:
    'Vous serez déconnecté et votre historique de recherche effacé ; vous pourrez continuer à consulter. Pour effacer les données du compte, supprimez-le dans les réglages.',
  withdrawn: 'Consentement retiré',
  policySummary: [
    'Cours, actualités et annonces se consultent sans compte ; aucune donnée personnelle n’est alors collectée.',
    'Un compte ne demande qu’un numéro de mobile ; l’identité, les documents d’entreprise et les adresses ne sont demandés qu’en cas de besoin.',
    'Les numéros et photos de pièces d’identité sont des données sensibles : elles font l’objet d’un consentement distinct et d’un stockage chiffré.',
    'Aucune vente de données ; l’autre partie ne voit vos coordonnées que si vous le décidez. Le seul SDK tiers est celui de WeChat, dans son navigateur.',
    'L’ouverture d’une carte de visite est signalée à son titulaire ; pour ne pas laisser de nom, activez la consultation anonyme dans les réglages.',
    'WeChat traite les paiements et nous ne voyons jamais votre carte bancaire ; les commandes sont des pièces comptables, conservées sans votre identité après la suppression du compte.',
    'Les réglages permettent d’exporter vos données, de désactiver les recommandations personnalisées, de retirer votre consentement et de supprimer le compte.',
    'L’organisateur utilise votre inscription pour la tenue du salon et le contrôle des billets ; les exposants que vous rencontrez voient votre nom, votre entreprise et votre fonction ; les certificats sont vérifiables par leur numéro.'
  ],
  agreementSummary: [
    'Cours et actualités se consultent sans compte ; un compte ne demande qu’un numéro de mobile.',
    'Les prix sont relevés à titre indicatif et n’ont pas de valeur contractuelle.',
    'Le compte est personnel ; ce que vous publiez doit être exact et relève de votre responsabilité.',
    'Les niveaux payants des cartes de visite se règlent en une fois, sans renouvellement automatique ; remboursement intégral sur demande pendant 7 jours après le paiement.',
    'Vous pouvez vous déconnecter à tout moment, ou supprimer le compte dans les réglages ; vous avez 7 jours pour changer d’avis.'
  ]
};

export default messages;
