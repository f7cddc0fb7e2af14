import type { EditWords } from './zh-Hans';

const words: EditWords = {
  title: 'Profil',
  completion: (percent) => `Profil complet à ${percent} %`,
  completionHint: 'Plus il est complet, plus on vous contacte',
  complete: 'Votre profil est complet',
  avatar: 'Photo',
  changeAvatar: 'Changer de photo',
  removeAvatar: 'Reprendre la photo par défaut',
  avatarProblems: { FILE_TYPE: 'Seulement jpg, png ou webp', FILE_TOO_LARGE: '5 Mo au plus' },
  nickname: 'Pseudo',
  realName: 'Nom réel',
  realNamePlaceholder: 'Comme sur la carte d’identité, facultatif',
  realNameLocked: 'Vérifié, non modifiable',
  realNameWrong: '2 à 20 caractères chinois ; « · » dans les noms transcrits',
  gender: 'Sexe',
  genders: { female: 'Femme', male: 'Homme', none: 'Non précisé' },
  region: 'Région',
  regionPlaceholder: 'Province, ville, district',
  identity: 'Métier',
  identities: {
    grower: 'Culture',
    processor: 'Transformation',
    trader: 'Négoce',
    buyer: 'Achat',
    catering: 'Restauration',
    other: 'Autre'
  },
  varieties: 'Épices principales',
  varietiesPlaceholder: 'Celles que vous traitez, 10 au plus',
  separator: ', ',
  intro: 'Présentation',
  introPlaceholder: 'Ce que vous faites, où, vos atouts',
  introBanned: 'Un mot ne peut pas être publié',
  address: 'Adresse',
  addressPlaceholder: 'Non renseignée',
  save: 'Enregistrer',
  saved: 'Enregistré',
  leaveTitle: 'Pas encore enregistré',
  leaveText: 'Vos modifications seront perdues',
  leave: 'Quitter',
  stay: 'Continuer',
  logIn: 'Connexion',
  loggedOut: 'Connectez-vous pour modifier le profil',
  loggedOutHint: 'Nom, photo et épices figurent sur votre carte et vos annonces',

  nicknameTitle: 'Pseudo',
  nicknameHint: '2 à 16 lettres, chiffres, espaces et _ - · ; une fois en 30 jours',
  nicknameProblems: {
    tooShort: 'Au moins 2 caractères',
    tooLong: '16 caractères au plus',
    characters: 'Seulement lettres, chiffres, espaces et _ - ·'
  },
  nicknameBanned: 'Ce pseudo ne peut pas être utilisé',
  nicknameLater: (day) => `Une fois en 30 jours : à nouveau le ${day}`,

  addressTitle: 'Adresse',
  addressRegion: 'Région',
  addressDetail: 'Rue et numéro',
  addressDetailPlaceholder: 'Par exemple 8, rue Minzhu Sud',
  addressDetailWrong: '5 à 60 caractères',
  addressRegionWrong: 'Choisissez jusqu’au district',
  clear: 'Effacer l’adresse',
  clearTitle: 'Effacer l’adresse ?',
  cleared: 'Effacée'
};

export default words;
