import type { BusinessAttraction, InvestmentLead } from '@contract/investment';

const contact = { office: '招商专班', person: '', phone: '0775-3850012', address: '玉州区香料大道 18 号' };

/** Builds a region with a policy in force, an expired one, and a project. */
export function buildRegion(region: Partial<BusinessAttraction> = {}): BusinessAttraction {
  const policy = { issuer: '玉林市', issuedOn: '2025-01-02', summary: '按投入奖励' };
  return {
    id: 'r1',
    name: '广西玉林',
    intro: '以香料交易起家的城市',
    advantages: [{ title: '货源集中', text: '常年现货' }],
    chain: [{ title: '种植', text: '标准化基地', items: ['良种苗圃'] }],
    policies: [
      { ...policy, id: 'p1', title: '投资奖励办法', documentNo: '〔2025〕12 号', validUntil: null, isInForce: true },
      { ...policy, id: 'p2', title: '检测补助', documentNo: '〔2024〕7 号', validUntil: '2026-01-01', isInForce: false }
    ],
    projects: [
      {
        id: 'j1',
        name: '八角油精炼项目',
        industry: '精深加工',
        scaleWan: 18_000,
        mode: 'sole',
        summary: '已平整',
        contact
      }
    ],
    contact,
    ...region
  };
}

/** Builds a lead about the project that waits for its reply. */
export function buildLead(lead: Partial<InvestmentLead> = {}): InvestmentLead {
  return {
    id: 'l1',
    leadNo: 'ZS0123456789',
    target: 'project',
    targetId: 'j1',
    targetName: '八角油精炼项目',
    message: '想了解用地',
    visitOn: null,
    status: 'submitted',
    reply: null,
    repliedAtMs: null,
    createdAtMs: Date.parse('2026-11-20T10:00:00+08:00'),
    ...lead
  };
}
