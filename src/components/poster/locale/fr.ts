import type { PosterMessages } from './zh-Hans';

const messages: PosterMessages = {
  title: 'Affiche',
  drawing: 'Affiche en préparation',
  hint: 'Ou appuyez longuement sur l’image pour l’enregistrer ou la transférer',
  save: 'Enregistrer l’image',
  share: 'Partager',
  saved: 'Enregistrée',
  holdToSave: 'Appui long : enregistrer',
  saveFailed: 'Échec, réessayez',
  shareFailed: 'Échec du partage',
  albumTitle: 'Enregistrer dans vos photos',
  albumPurpose:
    'Le téléphone va demander l’accès à vos photos. Il sert seulement à enregistrer cette affiche ; vos photos ne sont pas lues.',
  goOn: 'Continuer',
  fileName: 'xiangshi-affiche',
  pictureOf: (title) => `Affiche : ${title}`,
  kinds: { price: 'Prix', flash: 'Brève', news: 'Article', list: 'Classement', supply: 'Offre' },
  frame: {
    invitation: 'Scannez pour en savoir plus',
    slogan: 'Xiangshi · cours, offres et actualités des épices',
    disclaimer: 'Prix relevés à titre indicatif, sans valeur contractuelle.',
    illustration: 'Illustration',
    lowToHigh: 'Min.–max.'
  }
};

export default messages;
