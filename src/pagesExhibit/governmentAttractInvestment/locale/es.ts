import type { GovernmentMessages } from './zh-Hans';

const millions = (wan: number) => `${String(wan / 100).replace('.', ',')} ${wan < 101 ? 'millón' : 'millones'}`;

const messages: GovernmentMessages = {
  title: 'Invertir en la región',
  tabs: { region: 'Región', policies: 'Políticas', projects: 'Proyectos', leads: 'Mis consultas' },
  tabsLabel: 'Contenido',
  advantages: 'Ventajas de la región',
  chain: 'Cadena productiva',
  contactTitle: 'Contacto oficial',
  documentNo: (no) => `Documento n.º ${no}`,
  validUntil: (day) => `Vigente hasta el ${day}`,
  openEnded: 'Vigente sin plazo',
  issued: (issuer, day) => `${issuer}, ${day}`,
  inForce: 'Vigente',
  expired: 'Caducada',
  noPolicies: 'Aún no hay políticas',
  noProjects: 'Aún no hay proyectos',
  scale: ({ wan }) => `Inversión total: ${millions(wan)} CNY`,
  modes: {
    sole: 'Inversión propia',
    joint: 'Empresa conjunta',
    lease: 'Alquiler de naves',
    ppp: 'Colaboración público-privada'
  },
  askAbout: (name) => `Consultar sobre ${name}`,
  ask: 'Consultar',
  askOffice: 'Contactar con la oficina',
  noLeadsHint: 'Consulte sobre un proyecto y la oficina le responderá',
  toProjects: 'Ver proyectos',
  none: 'Aún no hay nada publicado',
  noneHint: 'Las políticas y los proyectos aparecerán aquí cuando se publiquen',
  toExpo: 'Ver la feria'
};

export default messages;
