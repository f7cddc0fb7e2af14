import type { NotFoundMessages } from './zh-Hans';

const messages: NotFoundMessages = {
  unknown: { title: 'Página no encontrada', text: 'El enlace puede tener un error, o la página se retiró' },
  toHome: 'Inicio',
  search: 'Buscar',
  back: 'Volver',
  prices: 'Últimos precios',
  news: 'Últimas noticias',
  names: {
    'main.webView': 'Página web',
    'main.webviewContainer': 'Página web',
    activity: 'Evento',
    imagePreview: 'Imagen'
  },
  titles: {
    event: 'Evento no encontrado',
    picture: 'No hay ninguna imagen',
    link: 'No hay ningún enlace que abrir'
  },
  texts: {
    'main.webView': 'Vuelva atrás y toque el enlace otra vez',
    'main.webviewContainer': 'Vuelva atrás y toque el enlace otra vez',
    activity: 'Puede que haya terminado o que el enlace esté incompleto',
    imagePreview: 'Vuelva atrás y toque la imagen otra vez'
  }
};

export default messages;
