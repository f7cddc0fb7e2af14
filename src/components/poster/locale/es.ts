import type { PosterMessages } from './zh-Hans';

const messages: PosterMessages = {
  title: 'Cartel',
  drawing: 'Preparando el cartel',
  hint: 'También puede mantener pulsada la imagen para guardarla o reenviarla',
  save: 'Guardar imagen',
  share: 'Compartir',
  saved: 'Guardada',
  holdToSave: 'Mantenga pulsada',
  saveFailed: 'No se pudo guardar',
  shareFailed: 'No se pudo compartir',
  albumTitle: 'Guardar en sus fotos',
  albumPurpose: 'El teléfono pedirá acceso a sus fotos. Solo se usa para guardar este cartel; sus fotos no se leen.',
  goOn: 'Continuar',
  fileName: 'xiangshi-cartel',
  pictureOf: (title) => `Cartel: ${title}`,
  kinds: { price: 'Precio', flash: 'Breve', news: 'Noticia', list: 'Ranking', supply: 'Oferta' },
  frame: {
    invitation: 'Escanee para ver más',
    slogan: 'Xiangshi · precios, ofertas y noticias de especias',
    disclaimer: 'Precios de referencia, sin valor contractual.',
    illustration: 'Ilustración',
    lowToHigh: 'Mín.–máx.'
  }
};

export default messages;
