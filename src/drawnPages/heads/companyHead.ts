import type { Organization, WithContext } from 'schema-dts';
import type { CompanyInfo } from '@contract/company';
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
  const { id, name, intro, region, varieties } = company;
  const facts = [name, region?.names.join(' '), varieties.map((variety) => variety.name).join(' '), intro].filter(
    Boolean
  );
  const path = pathOf('company.information', { id });
  return {
    status: 200,
    title: name,
    description: facts.join(' · '),
    canonical: { id },
    kind: 'website',
    shared: { kind: 'company', id },
    structuredData: [organizationOf(company, origin), breadcrumbs(origin, { name, path })]
  };
}

function organizationOf({ id, name, intro, logoUrl }: CompanyInfo, origin: string): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${origin}/h5/${pathOf('company.information', { id })}`,
    ...(intro && { description: intro }),
    ...(logoUrl !== null && { logo: origin + logoUrl })
  };
}
