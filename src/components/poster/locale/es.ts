import type { PosterMessages } from './zh-Hans';

const messages: PosterMessages = {
  title: 'Cartel',
  drawing: 'Preparando el cartel',
  hint: 'También puede mantener pulsada la imagen para guardarla o reenviarla',
  save: 'Guardar imagen',
  share: 'Compartir',
  saved: 'Guardado',
  holdToSave: 'Mantenga pulsada',
  saveFailed: 'No se guardó',
  shareFailed: 'No se compartió',
  albumTitle: 'Guardar en el álbum',
  albumPurpose: 'El teléfono pedirá acceso al álbum. Solo se usa para guardar este cartel; no se leen sus fotos.',
  goOn: 'Continuar',
  fileName: 'Xiangshi-cartel',
  pictureOf: (title) => `Cartel: ${title}`,
  kinds: { price: 'Precio', flash: 'Breve', news: 'Noticia', list: 'Tabla', supply: 'Oferta' },
  frame: {
    invitation: 'Escanee para ver más',
    slogan: 'Xiangshi · precios, ofertas y noticias de especias',
    disclaimer: 'Precios de referencia, no son base de una operación.',
    illustration: 'Dibujo',
    lowToHigh: 'Mín.–máx.'
  }
};

export default messages;
