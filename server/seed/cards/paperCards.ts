import type { HolderSource } from '@contract/holder';

/** A person whose paper card a demo user has typed or photographed; all are invented. */
export interface PaperCard {
  name: string;
  position: string;
  company: string;
  mobile: string;
  source: HolderSource;
  /** Booth of the last expo; empty for one met elsewhere. */
  booth: string;
}

/** @param number a mobile number, or its last digits in a block that is not issued */
function paperCard(name: string, position: string, company: string, number: string, booth = ''): PaperCard {
  const elsewhere = Number(number) % 2 === 0 ? 'manual' : 'photo';
  return {
    name,
    position,
    company,
    mobile: number.length === 11 ? number : `19900002${number}`,
    source: booth === '' ? elsewhere : 'expo',
    booth
  };
}

/** Three of them are in the holder twice: by number, by name and company, and beside a business card. */
// prettier-ignore
export const PAPER_CARDS: readonly PaperCard[] = [
  paperCard('梁雨桐', '供应链', '港湾餐饮', '201', '2A08'), paperCard('安德培', '采购', '金灶调味品', '202', '3B02'),
  paperCard('白云生', '质检主任', '桂东检测', '203', '4C11'), paperCard('曹立新', '总经理', '漓江食品', '204', '3B16'),
  paperCard('戴小云', '业务', '滇南土产', '205', '1A20'), paperCard('方志远', '厂长', '福绵烘干设备', '206', '4C03'),
  paperCard('高若兰', '采购经理', '渝味火锅料', '207', '3B21'), paperCard('郝长河', '站长', '民勤茴香站', '208', '6B02'),
  paperCard('贾明珠', '外贸经理', '东兴跨境贸易', '209', '5A07'), paperCard('孔祥瑞', '秘书长', '香料商会', '210', '6B10'),
  paperCard('雷大勇', '司机长', '顺达货运', '211'), paperCard('毛伟', '仓库主管', '玉州冷链', '212'),
  paperCard('倪春燕', '会计', '玉州冷链', '213'), paperCard('欧阳静', '研发经理', '味鲜研究所', '214'),
  paperCard('潘家明', '收购员', '六万大山林场', '215'), paperCard('秦川', '包装经理', '嘉和编织袋', '216'),
  paperCard('和志山', '社长', '怒江草果', '13800138001'), paperCard('单国强', '报关员', '凭祥通关行', '218'),
  paperCard('石磊', '工程师', '色选机械', '219'), paperCard('陶安', '采购总监', '江南卤味', '220'),
  paperCard('汪海洋', '船务', '防城港船代', '221'), paperCard('夏侯文', '顾问', '独立顾问', '222'),
  paperCard('欧阳静', '研发总监', '味鲜研究所', '19900002223'), paperCard('尹东升', '场长', '金秀排草基地', '224'),
  paperCard('曾淑芬', '老板', '一德路档口', '225'), paperCard('梁雨桐', '供应链经理', '港湾餐饮', '19900002201'),
  paperCard('Nguyễn Văn An', 'Export manager', 'Lạng Sơn Spices', '227'), paperCard('覃德胜', '理事', '十万山桂业', '228')
];
