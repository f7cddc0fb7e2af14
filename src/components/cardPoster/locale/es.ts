import type { CardPosterMessages } from './zh-Hans';

const messages: CardPosterMessages = {
  title: 'Cartel de la tarjeta',
  fileName: 'xiangshi-tarjeta',
  pictureOf: (name) => `Cartel de la tarjeta: ${name}`,
  side: 'Idioma de la tarjeta',
  sides: { first: 'Anverso', second: 'Segundo idioma' },
  drawn: {
    invitation: 'Escanee para ver la tarjeta e intercambiar contactos',
    shortCode: (code) => `O busque ${code} en Xiangshi`,
    slogan: 'Xiangshi · precios, ofertas y noticias de especias'
  }
};

export default messages;
