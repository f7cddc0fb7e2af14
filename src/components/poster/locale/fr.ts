import type { PosterMessages } from './zh-Hans';

const messages: PosterMessages = {
  title: 'Affiche',
  drawing: 'Affiche en préparation',
  hint: 'Ou maintenez l’image pour l’enregistrer ou la transférer',
  save: 'Enregistrer',
  share: 'Partager',
  saved: 'Enregistrée',
  holdToSave: 'Maintenez l’image',
  saveFailed: 'Échec, réessayez',
  shareFailed: 'Échec du partage',
  albumTitle: 'Enregistrer dans l’album',
  albumPurpose:
    'Le téléphone va demander l’accès à l’album. Il sert seulement à y placer cette affiche ; vos photos ne sont pas lues.',
  goOn: 'Continuer',
  fileName: 'Xiangshi-affiche',
  pictureOf: (title) => `Affiche : ${title}`,
  kinds: { price: 'Prix', flash: 'Brève', news: 'Article', list: 'Tableau', supply: 'Offre' },
  frame: {
    invitation: 'Scannez pour en savoir plus',
    slogan: 'Xiangshi · prix, offres et nouvelles des épices',
    disclaimer: 'Prix relevés à titre indicatif, sans valeur contractuelle.',
    illustration: 'Dessin',
    lowToHigh: 'Min.–max.'
  }
};

export default messages;
