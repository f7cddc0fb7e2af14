import type { PhotoWords } from './zh-Hans';

const words: PhotoWords = {
  add: 'Añadir fotos',
  purposeTitle: 'Cámara o álbum',
  choose: 'Elegir',
  photo: (number) => `Foto ${number}, abrir en grande`,
  retry: 'Reintentar',
  retryLabel: (number) => `La foto ${number} no se envió, toca para reintentar`,
  remove: (number) => `Quitar la foto ${number}`,
  problems: {
    type: 'Solo imágenes jpg, png o webp; elige otra',
    size: 'Más de 5 MB; elige una más ligera',
    failed: 'Una foto no se envió: tócala para reintentar o quítala'
  }
};

export default words;
