import type { EditMessages } from './zh-Hans';

const messages: EditMessages = {
  title: 'Profil',
  completion: (percent) => `Profil complet à ${percent} %`,
  completionHint: 'Un profil complet attire plus de contacts',
  complete: 'Votre profil est complet',
  avatar: 'Photo de profil',
  changeAvatar: 'Changer de photo',
  removeAvatar: 'Utiliser la photo par défaut',
  avatarUnfit: 'Cette image ne peut pas être publiée, choisissez-en une autre',
  avatarProblems: { FILE_TYPE: 'Uniquement jpg, png ou webp', FILE_TOO_LARGE: '5 Mo au maximum' },
  nickname: 'Pseudonyme',
  realName: 'Nom complet',
  realNamePlaceholder: 'Comme sur la carte d’identité, facultatif',
  realNameLocked: 'Vérifié, non modifiable',
  realNameWrong: '2 à 20 caractères chinois ; « · » admis dans les noms transcrits',
  gender: 'Sexe',
  genders: { female: 'Femme', male: 'Homme', none: 'Non précisé' },
  region: 'Région',
  regionPlaceholder: 'Province, ville, district',
  identity: 'Activité',
  identities: {
    grower: 'Culture',
    processor: 'Transformation',
    trader: 'Négoce',
    buyer: 'Achat',
    catering: 'Restauration',
    other: 'Autre'
  },
  varieties: 'Épices principales',
  varietiesPlaceholder: 'Vos principales épices, 10 au maximum',
  separator: ', ',
  intro: 'Présentation',
  introPlaceholder: 'Ce que vous faites, où, vos atouts',
  introBanned: 'Contient un mot qui ne peut pas être publié',
  address: 'Adresse',
  addressPlaceholder: 'Non renseignée',
  save: 'Enregistrer',
  saved: 'Enregistré',
  leaveTitle: 'Modifications non enregistrées',
  leaveText: 'Vos modifications seront perdues si vous quittez',
  leave: 'Quitter',
  stay: 'Continuer',
  logIn: 'Se connecter',
  loggedOut: 'Connectez-vous pour modifier votre profil',
  loggedOutHint: 'Pseudonyme, photo et épices principales figurent sur votre carte et vos annonces',

  nicknameTitle: 'Modifier le pseudonyme',
  nicknameHint:
    '2 à 16 caractères chinois, lettres, chiffres, espaces et _ - · ; modifiable une fois tous les 30 jours',
  nicknameProblems: {
    tooShort: 'Au moins 2 caractères',
    tooLong: '16 caractères au maximum',
    characters: 'Uniquement caractères chinois, lettres, chiffres, espaces et _ - ·'
  },
  nicknameBanned: 'Ce pseudonyme ne peut pas être utilisé',
  nicknameLater: (day) => `Modifiable à nouveau à partir du ${day}`,

  addressTitle: 'Adresse de contact',
  addressPick: 'Utiliser une adresse enregistrée',
  addressRegion: 'Région',
  addressDetail: 'Rue et numéro',
  addressDetailPlaceholder: 'P. ex. 8, rue Minzhu Sud, porte 2',
  addressDetailWrong: '5 à 60 caractères',
  addressRegionWrong: 'Choisissez aussi le district',
  clear: 'Effacer l’adresse',
  clearTitle: 'Effacer l’adresse ?',
  cleared: 'Adresse effacée'
};

export default messages;
