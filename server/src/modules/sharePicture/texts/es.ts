import { SPANISH } from '@rules/notification/amounts';
import type { ShareTexts } from './zh-Hans';

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'];

const texts: ShareTexts = {
  signs: SPANISH,
  name: 'Xiangshi',
  slogan: 'Precios de especias, ofertas, breves y tarjetas de visita',
  sections: {
    line: 'Precio',
    flash: 'Breve',
    supply: 'Oferta',
    purchase: 'Demanda',
    company: 'Empresa',
    card: 'Tarjeta de visita',
    expo: 'Feria'
  },
  news: {
    headline: 'Destacadas',
    market: 'Precios',
    origin: 'Orígenes',
    policy: 'Normativa',
    company: 'Empresas',
    expo: 'Ferias',
    trade: 'Comercio',
    technology: 'Tecnología',
    people: 'Personas'
  },
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t', pack: 'CNY/bulto' },
  weight: { kg: 'kg', ton: 't' },
  negotiable: 'A convenir',
  isOver: 'Finalizada',
  last30Days: 'Últimos 30 días',
  wanted: (weight) => `Se busca: ${weight}`,
  supplies: (count) => (count === 1 ? '1 oferta en curso' : `${count} ofertas en curso`),
  monthDay: (month, day) => `${day} ${months[month - 1] ?? ''}`,
  joined: (names) => names.join(', ')
};

export default texts;
