import type { PageHead } from '@contract/drawnPage';
import { pathOf } from '@/navigation/pathOf';
import { companyMessages } from '@/pagesAuth/company/locale/messages';
import type { Answers } from '../Answers';
import { missingHead } from './missingHead';
import { breadcrumbs } from './structuredData';

/** @param origin public address of the server; structured data has full addresses */
export function companyHead(answers: Answers, origin: string): PageHead {
  const company = answers.dataOf('GET /api/front/company/info');
  const { info: t } = companyMessages();
  if (!company) return missingHead(t.notFound, t.title);
  const { id, name, intro, logoUrl, region, varieties } = company;
  const facts = [region?.names.join(' '), varieties.map((variety) => variety.name).join(' '), intro].filter(Boolean);
  const path = pathOf('company.information', { id });
  return {
    status: 200,
    title: name,
    description: facts.join(' · ') || name,
    canonical: { id },
    kind: 'website',
    shared: { kind: 'company', id },
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name,
        url: `${origin}/h5/${path}`,
        ...(intro && { description: intro }),
        ...(logoUrl !== null && { logo: origin + logoUrl })
      },
      breadcrumbs(origin, { name, path })
    ]
  };
}
